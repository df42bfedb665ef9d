// Fastify and the driver, with schemas for what comes in.
import Fastify from "fastify";
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
const events = db.collection("events");
const app = Fastify();
const prefix = "/calendar/events/v1/events";
const day = { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\d$" };
const query = {
  type: "object",
  properties: {
    page: { type: "integer", minimum: 1 },
    start_date: day,
    end_date: day,
    categories: { type: "string" },
    search: { type: "string" },
  },
};
const body = {
  type: "object",
  required: ["title", "start_date", "end_date"],
  properties: {
    title: { type: "string", minLength: 1 },
    start_date: { type: "string" },
    end_date: { type: "string" },
  },
};

app.get(prefix, { schema: { querystring: query } }, async (request, reply) => {
  const asked = readList(new URLSearchParams(request.query));
  const condition = conditionOf(asked);
  const [found, total] = await Promise.all([
    events
      .find(condition, { projection: { answer: 1 }, limit: pageSize, batchSize: pageSize + 1 })
      .sort({ start: 1, _id: 1 })
      .skip(skipOf(asked))
      .toArray(),
    events.countDocuments(condition),
  ]);
  const content = envelope(
    asked,
    found.map(({ answer }) => answer),
    total,
  );
  reply.headers(totals(content));
  return content;
});
const params = { type: "object", properties: { id: { type: "integer" } } };
app.get(`${prefix}/:id`, { schema: { params } }, async (request, reply) => {
  const found = await events.findOne({ _id: request.params.id }, { projection: { answer: 1, single: 1 } });
  return found === null ? reply.code(404).send({}) : whole(found);
});
app.post(prefix, { schema: { body } }, async (request, reply) => {
  reply.code(201);
  return storeEvent(db, request.body);
});
await app.listen({ port: 0, host: "127.0.0.1" });
announce(app.server);
