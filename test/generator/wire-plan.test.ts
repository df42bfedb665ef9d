import { expect, it } from "vitest";
import { planMigration } from "../../generator/diff/migration-plan.js";
import { storedContract } from "../../generator/model/stored-contract.js";
import { modelOfFiles } from "../support/spec-service.js";

const book = `lifecycle: plain
text: A book.
fields:
  book_title: { type: text, required: true, localized: true, text: Title. }
  page_count: { type: integer, text: Number of pages. }
  other_book: { relation: book, text: Another one. }
  _rating: { type: integer, text: How good it is. }
filters:
  page:
  per_page:
  search: { search: [book_title], text: Words. }
`;
const talk = `lifecycle: post
text: A talk.
period: { start: start_date, end: end_date, zone: time_zone, whole_days: all_day }
fields:
  title: { type: text, required: true, localized: true, text: Title. }
  start_date: { type: datetime, required: true, text: Start. }
  end_date: { type: datetime, required: true, text: End. }
  time_zone: { type: timezone, text: Time zone. }
  all_day: { type: boolean, default: false, text: Whole days. }
`;
const modelOf = (wire: string, resources: Readonly<Record<string, string>>) =>
  modelOfFiles({ "api.yaml": `title: Books\n${wire}`, ...resources });

it("stores fields alike whatever callers call them", () => {
  const resources = { "resources/book.yaml": book };
  const [old, now] = [modelOf("", resources), modelOf("wire: { case: camel }\n", resources)];
  expect(planMigration(old, now).steps).toEqual([]);
  expect(storedContract(now)).toBe(storedContract(old));
  const renamed = book.replace("page_count: { type", "page_count: { as: pages, type");
  const other = modelOf("", { "resources/book.yaml": renamed });
  expect(planMigration(old, other).steps).toEqual([]);
  expect(storedContract(other)).toBe(storedContract(old));
});

it("moves what a period names with its name on the wire", () => {
  const resources = { "resources/talk.yaml": talk };
  const [old, now] = [modelOf("", resources), modelOf("wire: { case: camel }\n", resources)];
  expect(storedContract(now)).not.toBe(storedContract(old));
  const renames = planMigration(old, now).steps.flatMap((step) =>
    step.kind === "rename_field" ? [[step.target.path.join("."), step.to, step.instant]] : [],
  );
  expect(renames).toEqual([
    ["start_date", "startDate", true],
    ["end_date", "endDate", true],
    ["time_zone", "timeZone", false],
    ["all_day", "allDay", false],
  ]);
});
