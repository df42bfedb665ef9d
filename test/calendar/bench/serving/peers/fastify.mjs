// Fastify and the driver, with schemas for what comes in.
import Fastify from "fastify";
import { announce, getEvent, listEvents, openStore, readList, storeEvent, totals } from "./calendar.mjs";

const db = await openStore();
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
  const content = await listEvents(db, readList(new URLSearchParams(request.query)));
  reply.headers(totals(content));
  return content;
});
const params = { type: "object", properties: { id: { type: "integer" } } };
app.get(`${prefix}/:id`, { schema: { params } }, async (request, reply) => {
  const event = await getEvent(db, request.params.id);
  return event ?? reply.code(404).send({});
});
app.post(prefix, { schema: { body } }, async (request, reply) => {
  reply.code(201);
  return storeEvent(db, request.body);
});
await app.listen({ port: 0, host: "127.0.0.1" });
announce(app.server);
