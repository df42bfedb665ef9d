import { error } from "./code.js";

/** Names that are given to two things, cannot be given, or refer to a missing function. */
export const nameCodes = {
  duplicate_name: error("SPEC030", {
    message: "The {what} `{name}` exists already in {file}, line {line}.",
    fix: "choose another name",
    cause:
      "Two things would have the same name in addresses, in the database or in TypeScript, where names are made of those of the spec.",
  }),
  reserved_name: error("SPEC031", {
    message: "The name `{name}` is reserved for {use}.",
    fix: "choose another name",
    cause:
      "Scalars, the enums status and language, functions of the client, and the indexes and collections that the service itself stores cannot be given again. A field may have the name of a stored property unless it is part of a period or recurrence.",
  }),
  file_name: error("SPEC032", {
    message: "The file of the resource `{name}` is called {file}.",
    fix: "write `{stem}`, or rename the file to {name}.yaml",
    cause: "A resource is found by the name of its file, so that both have to agree.",
  }),
  hook_clash: error("SPEC033", {
    message: "The hook `{name}` is a {kind} hook for {other} already.",
    fix: "give this one a name of its own",
    cause: "One name is one function, and filters call theirs in another way than answers.",
  }),
  hook_type: error("SPEC194", {
    message: "The hook `{name}` has the type `{type}` in another row, and `{other}` here.",
    fix: "give both rows one type, or this one a hook of its own",
    cause: "One name is one function, which returns values of one type.",
  }),
  missing_hook: error("SPEC034", {
    message: "The hook `{name}` of {owner} is not implemented: {signature}.",
    fix: "{cure}",
    cause:
      "A row that names a hook is served by a function written by hand, which `index.ts` in the folder of the hooks has to hold under its resource. Write it there; `npm run generate -- --stubs` makes a start.",
  }),
  orphan_hook: error("SPEC035", {
    message: "No row of the spec names the hook `{name}` of {owner}.",
    fix: "remove it, or name it with `hook:`",
    cause: "The function would never be called. Most often the row that named it was renamed or removed.",
  }),
  idle_hook: error("SPEC110", {
    message: "The hook `{name}` is never called: no route {action} records of {owner}.",
    fix: "remove it, or add such a route",
    cause: "The hook is called before records of the resource are stored or deleted, and nothing does that.",
  }),
  renamed_from_present: error("SPEC190", {
    message: "`{name}` cannot be renamed from `{from}`: the spec still has a {what} of that name.",
    fix: "remove `renamed_from`, or the {what} `{from}`",
    cause: "A rename moves what is stored under the old name, which one that still exists goes on using.",
  }),
  renamed_twice: error("SPEC191", {
    message: "`{name}` and `{other}` cannot both be renamed from `{from}`.",
    fix: "remove one of the two",
    cause: "What is stored under the old name can move to one new name only.",
  }),
} as const;
