// How the floor reads, links and creates events. By hand, and no more than the requests of the benchmark need.
import { MongoClient } from "mongodb";

const api = "https://calendar.example/calendar/events/v1";
const pageSize = 10;
const zeros = "00:00:00";
const dayEnd = "23:59:59";

export async function openStore() {
  const client = new MongoClient(process.env.MONGODB_URI);
  await client.connect();
  return client.db(process.env.MONGODB_DB);
}

/** Prints the port for the benchmark. */
export function announce(server) {
  console.log(`listening ${server.address().port}`);
}

/** The parameters of a list, with defaults, and the bounds of its dates. */
export function readList(params) {
  const page = Number(params.get("page") ?? 1);
  if (!Number.isInteger(page) || page < 1) throw new Error("page");
  const start = params.get("start_date");
  const end = params.get("end_date");
  const category = params.get("categories");
  return {
    page,
    start: `${start} ${zeros}`,
    end: `${end} ${dayEnd}`,
    from: new Date(`${start}T${zeros}Z`),
    to: new Date(`${end}T${dayEnd}Z`),
    ...(category === null ? {} : { category: Number(category) }),
    ...(params.has("search") ? { search: params.get("search") } : {}),
  };
}

/** The page of a list, as `find` takes it. */
const pageOf = ({ page }) => ({ skip: (page - 1) * pageSize, limit: pageSize });

function envelope(list, events, total) {
  const { page, start, end, search, category } = list;
  const pages = Math.ceil(total / pageSize);
  const values = [
    ["page", page],
    ["per_page", pageSize],
    ["start_date", start],
    ["end_date", end],
    ...(search === undefined ? [] : [["search", search]]),
    ["status", "publish"],
    ...(category === undefined ? [] : [["categories", category]]),
  ];
  const plain = values.map(([name, value]) => `${name}=${value}`).join("&");
  const toPage = (number) => {
    const others = values.filter(([name]) => name !== "page");
    return `${api}/events/?${new URLSearchParams(number === 1 ? others : [...others, ["page", number]])}`;
  };
  return {
    events,
    rest_url:
      category === undefined ? `${api}/events/?${plain}` : `${api}/events/?${new URLSearchParams(values)}`,
    ...(page < pages ? { next_rest_url: toPage(page + 1) } : {}),
    ...(page > 1 ? { previous_rest_url: toPage(page - 1) } : {}),
    total,
    total_pages: pages,
  };
}

/** Returns the headers with the totals. */
export function totals({ total, total_pages, next_rest_url, previous_rest_url }) {
  const links = [
    ...(next_rest_url === undefined ? [] : [`<${next_rest_url}>; rel="next"`]),
    ...(previous_rest_url === undefined ? [] : [`<${previous_rest_url}>; rel="prev"`]),
  ];
  return {
    "X-TEC-Total": total,
    "X-TEC-TotalPages": total_pages,
    "X-WP-Total": total,
    "X-WP-TotalPages": total_pages,
    ...(links.length === 0 ? {} : { Link: links.join(", ") }),
  };
}

/** An event as it is sent, with what only the answer for one event shows beside it. */
function createEvent(id, body, { venue, organizer, categories, tags }) {
  if (typeof body.title !== "string" || body.title === "") throw new Error("title");
  const start = new Date(`${body.start_date.replace(" ", "T")}Z`);
  const end = new Date(`${body.end_date.replace(" ", "T")}Z`);
  if (!(start <= end)) throw new Error("end_date");
  const now = new Date().toISOString().slice(0, 19).replace("T", " ");
  const slug = body.title.toLowerCase().replace(/[^a-z\d]+/g, "-");
  const amount = /\d+/.exec(body.cost)?.[0] ?? "";
  const answer = {
    id,
    global_id: `calendar.example?id=${id}`,
    global_id_lineage: [`calendar.example?id=${id}`],
    author: "1",
    status: "publish",
    date: now,
    date_utc: now,
    modified: now,
    modified_utc: now,
    url: `https://calendar.example/event/${slug}/`,
    rest_url: `${api}/events/${id}`,
    title: body.title,
    description: body.description,
    excerpt: body.excerpt,
    slug,
    image: false,
    all_day: false,
    start_date: body.start_date,
    start_date_details: details(body.start_date),
    end_date: body.end_date,
    end_date_details: details(body.end_date),
    utc_start_date: body.start_date,
    utc_start_date_details: details(body.start_date),
    utc_end_date: body.end_date,
    utc_end_date_details: details(body.end_date),
    timezone: "UTC",
    timezone_abbr: "UTC",
    cost: `${amount}€`,
    cost_details: { currency_symbol: "€", currency_code: "", currency_position: "postfix", values: [amount] },
    website: body.website,
    show_map: false,
    show_map_link: false,
    hide_from_listings: false,
    sticky: false,
    featured: false,
    categories,
    tags,
    venue: venue.length === 1 ? venue[0] : venue,
    organizer,
    custom_fields: [],
  };
  const linked = {
    categories: categories.map((one) => one.id),
    tags: tags.map((one) => one.id),
    venue: venue.map((one) => one.id),
    organizer: organizer.map((one) => one.id),
  };
  return { _id: id, answer, slug, start, end, ...linked };
}

function details(text) {
  const [year, month, day, hour, minutes, seconds] = text.split(/[- :]/);
  return { year, month, day, hour, minutes, seconds };
}

function conditionOf({ from, to, category, search }) {
  return {
    ...(category === undefined ? {} : { categories: category }),
    start: { $gte: from },
    end: { $lte: to },
    ...(search === undefined ? {} : { $text: { $search: search } }),
  };
}

/** A list of events that are stored as they are sent. */
export async function listEvents(db, asked) {
  const events = db.collection("events");
  const condition = conditionOf(asked);
  const options = { projection: { answer: 1 }, batchSize: pageSize + 1, ...pageOf(asked) };
  const [found, total] = await Promise.all([
    events.find(condition, options).sort({ start: 1, _id: 1 }).toArray(),
    events.countDocuments(condition),
  ]);
  return envelope(
    asked,
    found.map(({ answer }) => answer),
    total,
  );
}

/** A single event with what only it shows, also of the records inside; undefined where there is none. */
export async function getEvent(db, id) {
  const found = await db.collection("events").findOne({ _id: id }, { projection: { answer: 1, single: 1 } });
  return found === null ? undefined : whole(found);
}

function whole({ answer, single }) {
  const { venue, organizer } = answer;
  return {
    ...answer,
    venue: Array.isArray(venue) ? venue : { ...venue, json_ld: single.venue[0] },
    organizer: organizer.map((one, at) => ({ ...one, json_ld: single.organizer[at] })),
    json_ld: single.event,
  };
}

/** Stores a new event: its id from a sequence, the records that it shows from theirs. */
export async function storeEvent(db, body) {
  const load = (name, ids) =>
    db
      .collection(name)
      .find({ _id: { $in: ids ?? [] } })
      .toArray();
  const [sequence, venue, organizer, categories, tags] = await Promise.all([
    db
      .collection("sequences")
      .findOneAndUpdate({ _id: "event" }, { $inc: { value: 1 } }, { upsert: true, returnDocument: "after" }),
    load("venues", body.venue),
    load("organizers", body.organizer),
    load("categories", body.categories),
    load("tags", body.tags),
  ]);
  const shown = (documents) => documents.map(({ answer }) => answer);
  const byName = (documents) => shown(documents).sort((a, b) => (a.name < b.name ? -1 : 1));
  const event = createEvent(sequence.value, body, {
    venue: shown(venue),
    organizer: shown(organizer),
    categories: byName(categories),
    tags: byName(tags),
  });
  await db.collection("events").insertOne(event);
  return event.answer;
}
