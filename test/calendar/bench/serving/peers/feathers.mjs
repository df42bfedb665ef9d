// Feathers with its adapter of MongoDB, on events stored as they are sent.
import { feathers } from "@feathersjs/feathers";
import { bodyParser, errorHandler, koa, parseAuthentication, rest } from "@feathersjs/koa";
import { MongoDBService } from "@feathersjs/mongodb";
import {
  announce,
  conditionOf,
  envelope,
  openStore,
  pageSize,
  readList,
  skipOf,
  storeEvent,
  totals,
  whole,
} from "./calendar.mjs";

const db = await openStore();
const app = koa(feathers());
app.use(errorHandler());
app.use(parseAuthentication());
app.use(bodyParser());
app.configure(rest());

class Events extends MongoDBService {
  /** The adapter knows no search in texts. */
  filterQuery(id, params) {
    const { $text, ...query } = params.query ?? {};
    const made = super.filterQuery(id, { ...params, query });
    return $text === undefined ? made : { ...made, query: { ...made.query, $text } };
  }

  async find({ query }) {
    const asked = readList(new URLSearchParams(query));
    const { data, total } = await this._find({
      query: {
        ...conditionOf(asked),
        $sort: { start: 1, _id: 1 },
        $limit: pageSize,
        $skip: skipOf(asked),
        $select: ["answer"],
      },
    });
    return envelope(
      asked,
      data.map(({ answer }) => answer),
      total,
    );
  }

  async get(id) {
    return whole(await super.get(Number(id), { query: { $select: ["answer", "single"] } }));
  }

  create(body) {
    return storeEvent(db, body);
  }
}

const path = "calendar/events/v1/events";
app.use(
  path,
  new Events({
    Model: Promise.resolve(db.collection("events")),
    paginate: { default: pageSize, max: pageSize },
    disableObjectify: true,
  }),
  { methods: ["find", "get", "create"] },
);
app.service(path).hooks({
  after: {
    find: [
      async (context) => {
        context.http = { headers: totals(context.result) };
      },
    ],
  },
});
const server = await app.listen(0, "127.0.0.1");
if (server.listening) announce(server);
else server.once("listening", () => announce(server));
