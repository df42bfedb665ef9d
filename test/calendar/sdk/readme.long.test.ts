import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../support/workspace.js";
import { createCaller } from "../http/callers.js";
import { compilers, createProject, type Project } from "../support/packed-client.js";
import { recordings } from "../support/recordings.js";
import { useService } from "../support/service.js";

const readme = readFileSync(join(root, "spec/client/README.md"), "utf8");
let title = "";
const examples = [...readme.matchAll(/^#+ ([^\n]+)$|^```ts\n([\s\S]*?)^```$/gm)].reduce<
  { readonly title: string; readonly code: string }[]
>((found, [, heading, code]) => {
  title = heading ?? title;
  return code === undefined ? found : [...found, { title, code }];
}, []);

const service = useService();
let project: Project;
let key = "";
let authorization: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const { headers } = await createCaller(service, "administrator", 1);
  authorization = headers;
  key = headers.authorization?.replace("Bearer ", "") ?? "";
  project = createProject();
  for (const [index, { code }] of examples.entries())
    project.write(`example-${index}.ts`, code.replaceAll("http://127.0.0.1:3000", service.origin));
  project.write("process.d.ts", "declare const process: { readonly env: Readonly<Record<string, string>> };");
  const compilerOptions = {
    module: "nodenext",
    target: "es2022",
    lib: ["es2022", "dom"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
  };
  project.write("tsconfig.json", JSON.stringify({ compilerOptions }));
  for (const month of ["03", "04", "05"]) {
    const day = `2031-${month}-10`;
    const body = { title: `Choir ${month}`, start_date: `${day} 19:30:00`, end_date: `${day} 21:00:00` };
    expect((await service.post("/events", body, { headers: authorization })).status).toBe(201);
  }
});
afterAll(() => project.remove());

/** What each example prints, by its heading; dates and ids differ from run to run. */
const printed: Readonly<Record<string, RegExp>> = {
  "calendar-events-client": /Choir 03\n.*Choir 04/,
  "The month's agenda": /^2031-03-10 19:30 Choir.*\n[\s\S]*\d+ of \d+ events in 2031-03$/,
  Lists: /^\d+ \d+ \d+/,
  Errors: /^400 rest_invalid_param .*page/,
  Options: /^$/,
  "Other requests": /^calendar\/events\/v1 BEGIN:VCALENDAR$/,
  "Small bundles": /^3$/,
  "Many records": /^1 0\n\d+ 201 undefined$/,
  Copies: /^created(?:,created)+\n[\s\S]*Choir 05/,
  Webhooks: /^400$/,
  "TanStack Query": /^events \d+$/,
  Times: /^2031-03-10T18:30:00.000Z\n2031-03-10 19:30:00$/,
  "Tests of your own": /^1$/,
};

describe("the page of the client", () => {
  it("has examples that compile", () => {
    expect(examples.map((example) => example.title)).toEqual(Object.keys(printed));
    expect(project.run([compilers["TypeScript 7"], "-p", "."]).output).toBe("");
  });

  it.each(examples.map((example, index) => [example.title, index] as const))(
    "has an example that runs: %s",
    async (heading, index) => {
      const { output } = await project.start([`example-${index}.js`], { CALENDAR_KEY: key });
      expect(output.trim()).toMatch(printed[heading] ?? /nothing/);
    },
  );
});

describe("the main job of the page", () => {
  it("reads every recorded event, and prints the agenda of a month", async () => {
    const events = recordings().flatMap((recording) => recording.events);
    if (events.length === 0)
      console.log("No recorded answers beside the repository: own samples are read instead.");
    for (const event of events) {
      const { title: name, start_date, end_date, timezone } = event;
      const body = { title: name, start_date, end_date, timezone };
      expect((await service.post("/events", body, { headers: authorization })).status).toBe(201);
    }
    const total = (await service.get("/events?start_date=1970-01-01&end_date=2100-01-01")).body.total;
    const index = examples.findIndex((example) => example.title === "The month's agenda");
    const { output } = await project.start([`example-${index}.js`], { CALENDAR_KEY: key });
    const lines = output.trim().split("\n");
    const [, shown, all] = /^(\d+) of (\d+) events in \d{4}-\d\d$/.exec(lines.at(-1) ?? "") ?? [];
    expect(Number(all)).toBe(Number(total));
    expect(lines).toHaveLength(Number(shown) + 1);
    expect(Number(all)).toBeGreaterThanOrEqual(events.length + 2);
  });
});
