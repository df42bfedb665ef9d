import { expect, it } from "vitest";
import type { AppContext } from "../../runtime/resources/app-context.js";
import { openApp } from "../support/app.js";
import { type SpecService, useSpec } from "../support/spec-service.js";
import { talkBody, talkSpec } from "../support/talk-spec.js";
import { exportedLines, importSource, sourceOfLines } from "./export-lines.js";

const talk = talkSpec["resources/talk.yaml"] ?? "";
const due = "  due: { type: datetime, nullable: true, text: Last moment to register. }\n";
const files = {
  ...talkSpec,
  "api.yaml": `${talkSpec["api.yaml"] ?? ""}access: { import: edit }\n`,
  "routes.yaml": `${talkSpec["routes.yaml"] ?? ""}    batch: { access: edit }\n`,
  "resources/talk.yaml": talk.replace("filters:\n", `${due}filters:\n`),
};
const zone = "America/New_York";
// An import publishes by the clock of the machine.
const now = (): number => Date.now();
const [from, to] = [useSpec(files, { zone, now }), useSpec(files, { zone, now })];

async function siteOf({ program, database }: SpecService): Promise<AppContext> {
  const { product } = await program.load();
  return openApp(product, database, { environment: { SITE_TIMEZONE: zone } }).app;
}

it("imports times with an offset as the instants that they were", async () => {
  // An hour that comes twice, by its second time, and a time on the clocks of the service.
  const body = talkBody({
    from: "2031-10-26T02:30:00+01:00",
    to: "2031-10-26T03:30:00+01:00",
    due: "2031-10-20 12:00:00",
  });
  const made = await from.request("POST", "/api/v1/talks", { body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body).toMatchObject({ from: "2031-10-26T02:30:00+01:00", due: "2031-10-20T16:00:00Z" });
  const app = await siteOf(to);
  const source = await sourceOfLines(app, await exportedLines(await siteOf(from)));
  const report = await importSource(app, source);
  expect(report.counts.talks).toEqual({ created: 1 });
  const path = `/api/v1/talks/${Number(made.body.id)}`;
  expect((await to.request("GET", path)).body).toEqual((await from.request("GET", path)).body);
});
