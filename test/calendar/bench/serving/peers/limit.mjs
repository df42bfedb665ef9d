// The limit: bare node:http that sends the same bytes and headers as the service, from memory, and does nothing else.
import { createServer } from "node:http";

const { SERVICE_ORIGIN } = process.env;
const answers = new Map();
const ofConnection = new Set(["connection", "date", "keep-alive"]);

async function load(url) {
  const response = await fetch(SERVICE_ORIGIN + url, { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !ofConnection.has(name)).flat();
  answers.set(url, { status: response.status, headers, body });
}

function send(response, { status, headers, body }) {
  response.writeHead(status, headers).end(body);
}

const server = createServer((request, response) => {
  const known = answers.get(request.url);
  if (known !== undefined) send(response, known);
  else
    load(request.url).then(
      () => send(response, answers.get(request.url)),
      () => response.writeHead(502, { "Content-Length": 0 }).end(),
    );
});
server.listen(0, "127.0.0.1", () => console.log(`listening ${server.address().port}`));
