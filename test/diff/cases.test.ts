import { describe, expect, it } from "vitest";
import { diffSpecs } from "../../generator/diff/diff.js";
import type { Edit } from "../generator/golden.js";
import { readTable } from "../support/cases.js";
import { readSide } from "./pairs.js";

const [api, talk, speaker] = ["api.yaml", "resources/talk.yaml", "resources/speaker.yaml"] as const;
const room = "room: { type: text, text: Name of the room. }";
const about = "text: Somebody who speaks.";

/** Edits that rows write in short. */
const short: Readonly<Record<string, (words: string) => Edit>> = {
  added: (keys) => ({
    file: talk,
    find: room,
    replace: `${room}\n  added: { type: datetime, ${keys}text: Time of the entry. }`,
  }),
  cursor: (name) => ({
    file: api,
    find: "paging: { page: page,",
    replace: `paging: { page: page, cursor: ${name},`,
  }),
  embed_parameter: (name) => ({
    file: api,
    find: "sequences: [",
    replace: `wire: { embed_parameter: ${name} }\nsequences: [`,
  }),
  embeds: (row) => ({ file: speaker, find: "  age:\n  size:\n\n", replace: `  age:\n  size:\n  ${row}\n\n` }),
  links: (names) => ({ file: talk, find: "links: [page, size]", replace: `links: [${names}]` }),
  policy: (rule) => ({ file: speaker, find: about, replace: `${about}\npolicies: { ${rule} }` }),
  topics_by: (name) => ({
    file: "resources/topic.yaml",
    find: "  page:\n",
    replace: `  ${name}: { type: text, paging: cursor, text: Where the page starts. }\n`,
  }),
  without_room: () => ({
    file: talk,
    find: "  room: { equals: room, text: Keep talks in this room. }\n",
    replace: "",
  }),
};

type WrittenEdit = Edit | Readonly<Record<string, string>>;

interface Case {
  readonly title: string;
  readonly old?: readonly WrittenEdit[];
  readonly new?: readonly WrittenEdit[];
  /** Names of all changes. */
  readonly changes?: readonly string[];
  /** Names that are among those of the changes, and names that are not. */
  readonly some?: readonly string[];
  readonly none?: readonly string[];
  readonly messages?: readonly string[];
}

function editOf(written: WrittenEdit): Edit {
  const [name, words] = Object.entries<unknown>({ ...written })[0] ?? ["", ""];
  // What is not written in short has the keys of an edit.
  return (typeof words === "string" ? short[name]?.(words) : undefined) ?? (written as Edit);
}

const cases = readTable(import.meta.dirname, "cases.yaml") as readonly Case[];

describe("the comparison of two specs", () => {
  it.each(cases)("$title", ({ old = [], new: next = [], changes, some = [], none = [], messages }) => {
    const found = diffSpecs({
      old: readSide(old.map(editOf), "old"),
      next: readSide(next.map(editOf), "new"),
    });
    const hasPolicies = [...old, ...next].some((edit) => "policy" in edit);
    const names = found.map(({ name }) => name).filter((name) => !hasPolicies || !name.startsWith("index_"));
    if (changes !== undefined) expect(names).toEqual(changes);
    expect(names).toEqual(expect.arrayContaining([...some]));
    for (const name of none) expect(names).not.toContain(name);
    expect(found.map(({ message }) => message)).toEqual(expect.arrayContaining([...(messages ?? [])]));
  });
});
