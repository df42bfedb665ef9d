// Express and Mongoose: normalised documents, and the records that an event shows brought in by populate.
import express from "express";
import mongoose from "mongoose";
import { announce, conditionOf, createEvent, envelope, pageOf, readList, totals } from "./calendar.mjs";

await mongoose.connect(process.env.MONGODB_URI, { dbName: process.env.MONGODB_DB, autoIndex: false });
const { Mixed } = mongoose.Schema.Types;
const linked = (name) =>
  mongoose.model(name, new mongoose.Schema({ _id: Number, answer: Mixed, single: Mixed }), name);
for (const name of ["venues", "organizers", "categories", "tags"]) linked(name);
const references = (ref) => [{ type: Number, ref }];
const schema = new mongoose.Schema(
  {
    _id: Number,
    answer: { type: Mixed, required: true },
    single: Mixed,
    text: String,
    start: { type: Date, required: true },
    end: { type: Date, required: true },
    slug: String,
    categories: references("categories"),
    tags: references("tags"),
    venue: references("venues"),
    organizer: references("organizers"),
  },
  { versionKey: false },
);
const Event = mongoose.model("events", schema, "plain_events");
const Sequence = mongoose.model(
  "sequences",
  new mongoose.Schema({ _id: String, value: Number }),
  "sequences",
);
const inside = ["categories", "tags", "venue", "organizer"];

function shown(event, isSingle) {
  const one = ({ answer, single }) =>
    isSingle && single !== undefined ? { ...answer, json_ld: single } : answer;
  const venue = event.venue.map(one);
  return {
    ...event.answer,
    categories: event.categories.map(one),
    tags: event.tags.map(one),
    venue: venue.length === 1 ? venue[0] : venue,
    organizer: event.organizer.map(one),
    ...(isSingle ? { json_ld: event.single.event } : {}),
  };
}

const app = express();
app.use(express.json());
const prefix = "/calendar/events/v1/events";

app.get(prefix, async (request, response) => {
  const asked = readList(new URLSearchParams(request.query));
  const condition = conditionOf(asked);
  const { skip, limit } = pageOf(asked);
  const [found, total] = await Promise.all([
    Event.find(condition).sort({ start: 1, _id: 1 }).skip(skip).limit(limit).populate(inside),
    Event.countDocuments(condition),
  ]);
  const body = envelope(
    asked,
    found.map((event) => shown(event, false)),
    total,
  );
  response.set(
    Object.fromEntries(Object.entries(totals(body)).map(([name, value]) => [name, String(value)])),
  );
  response.json(body);
});
app.get(`${prefix}/:id`, async (request, response) => {
  const found = await Event.findById(Number(request.params.id)).populate(inside);
  if (found === null) response.status(404).json({});
  else response.json(shown(found, true));
});
app.post(prefix, async (request, response) => {
  const sequence = await Sequence.findByIdAndUpdate(
    "plain_event",
    { $inc: { value: 1 } },
    { upsert: true, returnDocument: "after" },
  );
  const { answer, ...rest } = createEvent(sequence.value, request.body, {
    venue: [],
    organizer: [],
    categories: [],
    tags: [],
  });
  const { venue, organizer, categories, tags } = request.body;
  const created = await Event.create({ ...rest, answer, venue, organizer, categories, tags });
  await created.populate(inside);
  response.status(201).json(shown(created, false));
});
const server = app.listen(0, "127.0.0.1", () => announce(server));
