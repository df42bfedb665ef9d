import { error, warning } from "./code.js";

/** Routes that cannot be called, or could be meant by the same request. */
export const routeCodes = {
  no_placeholder: error("SPEC060", {
    message: "The path of {operation} needs {placeholder}.",
    fix: "end the path with /{placeholder}",
    cause: "The operation is about one record, and only the path can say which.",
    wrong: "get: { path: /books, methods: [GET] }",
    right: 'get: { path: "/books/{id}", methods: [GET] }',
  }),
  unknown_placeholder: error("SPEC061", {
    message: "The path of {operation} cannot take {placeholder}.",
    fix: "remove it",
    cause:
      "Paths of routes know `{id}` and `{slug}`, each for its own operations; paths of pages also `{path}`.",
    wrong: 'get: { path: "/books/{number}", methods: [GET] }',
    right: 'get: { path: "/books/{id}", methods: [GET] }',
  }),
  route_clash: error("SPEC062", {
    message: "{method} {path} is the route of {other} already.",
    fix: "choose another path or method",
    cause: "One request would mean two operations, and the second could never be reached.",
    wrong:
      "book:\n  list: { path: /books, methods: [GET] }\nshelf:\n  list: { path: /books, methods: [GET] }",
    right:
      "book:\n  list: { path: /books, methods: [GET] }\nshelf:\n  list: { path: /shelves, methods: [GET] }",
  }),
  address_taken: error("SPEC097", {
    message: "The address {path} is in use.",
    fix: "begin it with a word of its own",
    cause:
      "Pages, mounts and the service itself share the paths of one server: /admin, /assets, /docs, /embed.js, /files, /healthz, /metrics and /readyz are taken, and a language may precede each path.",
    wrong: "page: /admin/{slug}/",
    right: "page: /book/{slug}/",
  }),
  wrong_method: error("SPEC063", {
    message: "{operation} cannot be called with {name}.",
    fix: "known: {known}",
    cause: "Clients, caches and proxies rely on what a method means: GET reads, DELETE deletes.",
    wrong: "create: { path: /books, methods: [GET] }",
    right: "create: { path: /books, methods: [POST] }",
  }),
  parameter_clash: error("SPEC065", {
    message: "The parameter `{name}` exists on every route already: it is {use}.",
    fix: "choose another name",
    cause: "The language of the content, `id`, and words such as `_fields` mean the same on every route.",
    wrong: "fields:\n  id: { type: text }",
    right: "fields:\n  isbn: { type: text }",
  }),
  wrong_format: error("SPEC067", {
    message: "{operation} of `{resource}` cannot answer as {name}.",
    fix: "known: {known}",
    cause:
      "A calendar (`ics`) holds records that have a period, as a list or one by its id or slug; news (`rss`) are a list.",
    wrong: 'get: { path: "/books/{id}", methods: [GET], formats: [rss] }',
    right: "list: { path: /books, methods: [GET], formats: [rss] }",
  }),
  policy_value: error("SPEC192", {
    message: "The field `{name}` never has the value `{value}`: it is {expected}.",
    fix: "change the value",
    cause: "A policy compares stored values. No record would meet the condition.",
    wrong:
      "policies:\n  read: { records: [{ state: opened }] }\nenums:\n  state: { open: Open., done: Done. }",
    right: "policies:\n  read: { records: [{ state: open }] }\nenums:\n  state: { open: Open., done: Done. }",
  }),
  counted_policy: error("SPEC193", {
    message: "Records of `{name}` cannot be counted: a policy hides some of them.",
    fix: "remove `counts`, or the policy for `read`",
    cause:
      "The number of records that refer to a term is the same for all callers. It would include hidden records.",
    wrong: "counts: book.topics\npolicies:\n  read: { records: [{ own: true }] }             # of book",
    right: "policies:\n  read: { records: [{ own: true }] }",
  }),
  answer_without_object: error("SPEC069", {
    message: "{operation} answers with {name}, which is no object.",
    fix: "name an object of types.yaml",
    cause: "An object can get further properties later, and every client can read it.",
    wrong: "return: { hook: return_loan, answer: integer }",
    right: "return: { hook: return_loan, answer: receipt }",
  }),
  wrong_parameter: error("SPEC127", {
    message: "{operation} takes `{name}` {need}.",
    fix: "declare it like that",
    cause: "The runtime has these operations of the service, and what they take is fixed.",
    wrong: "parameters: { name: { type: text }, url: { type: url, required: true } }",
    right: "parameters: { name: { type: text, required: true }, url: { type: url, required: true } }",
  }),
  open_write: warning("SPEC066", {
    message: "Everyone may call {operation}.",
    fix: "add `access:` with a capability",
    cause: "A route that writes and names no capability takes requests without a key. That is seldom meant.",
    wrong: "create: { path: /books, methods: [POST] }",
    right: "create: { path: /books, methods: [POST], access: edit_books }",
  }),
} as const;
