import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openKeys } from "../../../runtime/auth/keys.js";
import { root } from "../../support/workspace.js";
import { useService } from "../support/service.js";

// The answers that the reference service gave, recorded with their requests, and the script that replays them lie beside
// the repository. The script compares with decided differences in mind; what it calls a fail differs without a reason.

const folder = join(root, "../shared/recordings");
const profiles = existsSync(folder)
  ? readdirSync(folder).filter((name) => existsSync(join(folder, name, "meta.json")))
  : [];
if (profiles.length === 0)
  console.log("No recordings of the reference service beside the repository: their replay is skipped.");

/** What differs by a decision that the script has no rule for: the group of the records, the decision, and their names. */
const decisions: readonly (readonly [string, string, string])[] = [
  [
    "auth",
    "The caller is checked before the record, so that unauthorized callers cannot find out which ids exist.",
    "venues-update-unknown-none organizers-update-unknown-none venues-update-unknown-subscriber organizers-update-unknown-subscriber unknown-venue-anon",
  ],
  [
    "events_list",
    "A filter that reads what a password masks leaves protected records out.",
    "cat-csv cat-csv-mixed cat-array tag-id tag-name venue-id venue-csv venue-array org-csv org-array featured-true featured-1 featured-TRUE",
  ],
  ["events_list", "Events are sorted as orderby and order ask.", "unknown-param"],
  ["auth", "Access is checked before a body is read.", "validation-first validation-first-bad"],
  ["bad_writes", "A body that is no object is rejected as such.", "event-json-array event-json-string"],
  [
    "events_single",
    "JSON-LD gives the price as a number, a range as an AggregateOffer, and the currency of the cost.",
    "e_basic e_rome e_multi e_featured e_jazz e_form slug-basic slug-case slug-trailing-slash",
  ],
];

const decided: ReadonlySet<string> = new Set([
  ...decisions.flatMap(([group, , names]) => names.split(" ").map((name) => `${group}/${name}`)),
  // Only those who may edit the records of others give another author.
  "event-create-roles#29 contributor sets the author",
]);

/** Neither the script nor the service sees midnight, or the recorded dates pass. */
const now = Date.UTC(2026, 10, 20, 18, 50);
const fixedClock = `data:text/javascript,globalThis.Date = class extends Date {
  constructor(...parts) { if (parts.length > 0) super(...parts); else super(${now}); }
  static now() { return ${now}; }
};`;

interface Replayed {
  readonly id: string;
  readonly kind: "exact" | "soft" | "explained" | "fail";
  readonly out: readonly { readonly text: string; readonly rule?: string; readonly class?: string }[];
}

describe.runIf(profiles.length > 0)("recorded answers of the reference service", () => {
  describe.each(profiles)("in %s", compareProfile);
});

function compareProfile(profile: string): void {
  const source = join(folder, profile);
  const service = useService({ RATE_LIMIT: "0", SITE_TIMEZONE: zoneOf(source) }, { now: () => now });
  let scratch = "";
  let records: readonly Replayed[] = [];

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), "replay-"));
    const keys = openKeys(service.database, undefined);
    const users: Record<string, object> = {};
    const roles = ["administrator", "editor", "author", "contributor", "subscriber"];
    for (const [index, role] of roles.entries()) {
      const name = role === "administrator" ? "admin" : role;
      const author = index + 1;
      users[name] = { author, key: await keys.create({ name, role, author }) };
    }
    const [keyFile, outFile] = [join(scratch, "keys.json"), join(scratch, "out.jsonl")];
    await writeFile(keyFile, JSON.stringify(users));
    const script = [join(folder, "replay.mjs"), source, service.origin, keyFile, "--out", outFile];
    await promisify(execFile)(process.execPath, ["--import", fixedClock, ...script], { maxBuffer: 2 ** 26 });
    records = readFileSync(outFile, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Replayed);
  });
  afterAll(async () => {
    await rm(scratch, { recursive: true, force: true });
    expect(service.errors).toEqual([]);
  });

  it("are answered alike, but for what was decided", () => {
    expect(records.length).toBeGreaterThan(1000);
    const isDecided = ({ id, out }: Replayed) =>
      decided.has(id) || out.filter(isUnexplained).every(({ text }) => isOfGap(id, text));
    const failed = records.filter((record) => record.kind === "fail" && !isDecided(record));
    expect(failed.map(({ id, out }) => [id, ...out.filter(isUnexplained).map(({ text }) => text)])).toEqual(
      [],
    );
  });
}

/** The event whose start the clocks leave out keeps its duration: the recorded service moved the start alone. */
function isOfGap(id: string, text: string): boolean {
  return /end_date|endDate/.test(text) && `${id} ${text}`.includes("e_dstgap");
}

function isUnexplained(difference: Replayed["out"][number]): boolean {
  return difference.rule === undefined && difference.class === undefined;
}

function zoneOf(source: string): string {
  const meta = JSON.parse(readFileSync(join(source, "meta.json"), "utf8")) as {
    readonly site: { readonly timezone_string: string };
  };
  return meta.site.timezone_string || "UTC";
}
