import { setTimeout as pause } from "node:timers/promises";
import { type Caller, createCaller } from "./caller.js";
import { createKeyedCaller } from "./keyed-caller.js";
import { createSetRecord, type SetRecord } from "./set-record.js";
import type { SetStand } from "./set-stand.js";
import { createLedger, type Ledger, type WriteKind, write } from "./writer.js";

/** Readers and writers of both machines. */
export interface SetLoad {
  readonly ledgers: readonly Ledger[];
  readonly record: SetRecord;
  stop(): Promise<void>;
}

const writersOfMachine = 4;

const kinds: readonly WriteKind[] = [
  ...(["event", "tag", "change", "upload", "change", "event", "trash"] as const),
  ...(["series", "change", "venue", "delete", "change"] as const),
];

/** Starts writers with keys, who use one machine and the other, a writer without for each machine, and readers. */
export function startSetLoad(stand: SetStand, round: number): SetLoad {
  const apis = stand.machines.map(({ api }) => api);
  const record = createSetRecord(stand.machines);
  const ledgers = Array.from({ length: writersOfMachine * apis.length }, createLedger);
  let isOver = false;
  const writeWithKeys = async (ledger: Ledger, index: number): Promise<void> => {
    const caller = createKeyedCaller(apis, index, (attempt) => record.note(attempt));
    await write({ name: `s${round}w${index}`, caller, kinds }, ledger, () => isOver);
    caller.close();
  };
  const repeat = async (api: string, request: (caller: Caller, count: number) => Promise<void>) => {
    const caller = createCaller(api);
    for (let count = 0; !isOver; count += 1) await request(caller, count);
    caller.close();
  };
  const probe = (api: string): Promise<void> =>
    repeat(api, async ({ ask }, count) => {
      const name = `Probe ${round} ${new URL(api).port} ${count}`;
      const asked = { method: "POST", path: "/tags", body: { name } };
      record.note({ api, asked, outcome: await ask(asked) });
      await pause(100);
    });
  const read = (api: string): Promise<void> =>
    repeat(api, async ({ ask }, count) => {
      const path = paths[count % paths.length] ?? "/venues";
      const isWithoutPrimary = stand.scripted !== undefined && stand.scripted.primary() === undefined;
      const asked = { method: "GET", path };
      record.note({ api, asked, outcome: await ask(asked) }, isWithoutPrimary);
      await pause(50);
    });
  const working = Promise.all([...ledgers.map(writeWithKeys), ...apis.map(probe), ...apis.map(read)]);
  return {
    ledgers,
    record,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** A list that is asked for again and again, and others by turns. */
const paths = Array.from({ length: 40 }, (_, index) =>
  index % 2 === 0 ? "/events?start_date=2031-05-01" : `/venues?search=hall&per_page=${1 + index}`,
);
