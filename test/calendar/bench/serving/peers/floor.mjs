// The floor: bare node:http and the driver, events stored as they are sent. What a careful engineer writes by hand for
// exactly these requests, without the rest of a service.
import { createServer } from "node:http";
import { announce, getEvent, listEvents, openStore, readList, storeEvent, totals } from "./calendar.mjs";

const db = await openStore();
const prefix = "/calendar/events/v1/events";

async function list(text) {
  const body = await listEvents(db, readList(new URLSearchParams(text)));
  return { status: 200, body, headers: totals(body) };
}

async function get(id) {
  const body = await getEvent(db, id);
  return body === undefined ? { status: 404, body: {} } : { status: 200, body };
}

function readBody(request) {
  return new Promise((resolve, reject) => {
    let text = "";
    request.setEncoding("utf8");
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.once("end", () => resolve(JSON.parse(text)));
    request.once("error", reject);
  });
}

async function answer(request) {
  const { url, method } = request;
  if (!url.startsWith(prefix)) return { status: 404, body: {} };
  if (method === "POST") return { status: 201, body: await storeEvent(db, await readBody(request)) };
  if (url[prefix.length] === "/") return get(Number(url.slice(prefix.length + 1)));
  return list(url.slice(prefix.length + 1));
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body, headers }) => {
      const text = JSON.stringify(body);
      response.writeHead(status, {
        ...headers,
        "Content-Type": "application/json; charset=UTF-8",
        "Content-Length": Buffer.byteLength(text),
      });
      response.end(text);
    },
    () => response.writeHead(400, { "Content-Length": 0 }).end(),
  );
});
server.listen(0, "127.0.0.1", () => announce(server));
