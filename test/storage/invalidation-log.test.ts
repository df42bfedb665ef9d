import { mkdtempSync, renameSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openInvalidationLog } from "../../runtime/storage/invalidation-log.js";

type InvalidationLog = ReturnType<typeof openInvalidationLog>;
interface LoggedWrite {
  readonly slot: number | "all";
  readonly id?: number;
}

let folder = "";
let path = "";
const logs: InvalidationLog[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "calendar-write-log-"));
  path = join(folder, "log");
});
afterEach(() => {
  for (const log of logs.splice(0)) log.close();
  rmSync(folder, { recursive: true });
});

/** The log as another process opens it. */
function open(limit?: number): InvalidationLog {
  const log = openInvalidationLog(path, limit);
  logs.push(log);
  return log;
}

function heard(log: InvalidationLog): LoggedWrite[] {
  const writes: LoggedWrite[] = [];
  const isSome = log.read((slot, id) => writes.push(id === undefined ? { slot } : { slot, id }));
  expect(isSome).toBe(writes.length > 0);
  return writes;
}

const everything = [{ slot: "all" }];

describe("the log of what was written", () => {
  it("gives all readers the entries of all writers, in one order", () => {
    const number = fc.nat(2);
    const ids = fc.option(fc.array(fc.nat(2 ** 48 - 1), { minLength: 1, maxLength: 4 }), { nil: undefined });
    const add = fc.record({ who: number, slot: fc.oneof(fc.nat(63), fc.constant("all" as const)), ids });
    fc.assert(
      fc.property(fc.array(fc.oneof(add, fc.record({ reader: number })), { maxLength: 60 }), (steps) => {
        const all = [open(), open(), open()];
        const received = all.map((): LoggedWrite[] => []);
        const added: LoggedWrite[] = [];
        for (const step of steps) {
          if ("reader" in step) {
            const log = all[step.reader];
            if (log !== undefined) received[step.reader]?.push(...heard(log));
            continue;
          }
          const { who, slot, ids: known } = step;
          all[who]?.add(slot, known);
          if (slot === "all") added.push({ slot });
          else added.push(...(known?.map((id) => ({ slot, id })) ?? [{ slot }]));
        }
        for (const [number, log] of all.entries())
          expect([...(received[number] ?? []), ...heard(log)]).toEqual(added);
      }),
    );
  });

  it("takes ids that have no room in it for unknown", () => {
    const log = open();
    for (const id of [2 ** 48, -1, 1.5]) log.add(3, [1, id]);
    expect(heard(log)).toEqual([{ slot: 3 }, { slot: 3 }, { slot: 3 }]);
  });

  it("gives nothing that was added before it was opened", () => {
    open().add(1, [1]);
    const later = open();
    expect(heard(later)).toEqual([]);
    later.add(1, [2]);
    expect(heard(later)).toEqual([{ slot: 1, id: 2 }]);
  });

  it("begins anew once it is long, and everybody takes everything for written to", () => {
    const [writer, reader] = [open(1000), open(1000)];
    for (let id = 0; id < 126; id += 1) writer.add(1, [id]);
    expect(statSync(path).size).toBe(0);
    for (const log of [writer, reader]) expect(heard(log)).toEqual(everything);
    reader.add(2, [7]);
    for (const log of [writer, reader]) expect(heard(log)).toEqual([{ slot: 2, id: 7 }]);
  });

  it("loses nothing where it begins anew again and again", () => {
    const all = [open(200), open(200), open(200)];
    for (let round = 0; round < 500; round += 1) {
      all[round % 3]?.add(1, [round]);
      for (const log of all) {
        const writes = heard(log);
        const isReported = writes.some(({ slot, id }) => slot === "all" || id === round);
        expect(isReported).toBe(true);
      }
    }
  });

  it("reports every record as changed to a reader that falls too far behind", () => {
    const [writer, reader] = [open(), open()];
    for (let id = 0; id < 9000; id += 1) writer.add(1, [id]);
    expect(heard(reader)).toEqual(everything);
    writer.add(1, [5]);
    expect(heard(reader)).toEqual([{ slot: 1, id: 5 }]);
  });

  it("takes everything for written to where a disk had no room for more than a hole", () => {
    const [writer, reader] = [open(), open()];
    writer.add(1, [1]);
    truncateSync(path, 4096);
    writer.add(1, [2]);
    const writes = heard(reader);
    expect(writes[0]).toEqual({ slot: 1, id: 1 });
    expect(writes[1]).toEqual({ slot: "all" });
    expect(writes.at(-1)).toEqual({ slot: 1, id: 2 });
  });

  it("continues after it was cleared, for present and new readers", () => {
    const [writer, reader] = [open(), open()];
    rmSync(path);
    writer.add(1, [1]);
    const later = open();
    expect(heard(reader)).toEqual(everything);
    later.add(1, [2]);
    expect(heard(reader)).toEqual([{ slot: 1, id: 2 }]);
    expect(heard(writer)).toEqual(everything);
    reader.add(1, [3]);
    expect([heard(writer), heard(later)]).toEqual([
      [{ slot: 1, id: 3 }],
      [
        { slot: 1, id: 2 },
        { slot: 1, id: 3 },
      ],
    ]);
  });

  it("takes everything for written to while there is no place for it", () => {
    const log = open();
    const away = `${folder}-away`;
    renameSync(folder, away);
    rmSync(join(away, "log"));
    log.add(1, [1]);
    expect([heard(log), heard(log)]).toEqual([everything, everything]);
    renameSync(away, folder);
    expect(heard(log)).toEqual(everything);
    expect(heard(log)).toEqual([]);
  });

  it("is no link to somewhere else", () => {
    writeFileSync(join(folder, "target"), "");
    symlinkSync(join(folder, "target"), path);
    expect(() => openInvalidationLog(path)).toThrow("ELOOP");
  });
});
