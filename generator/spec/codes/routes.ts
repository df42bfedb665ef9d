import { error } from "./code.js";

/** Routes that cannot be called, or could be meant by the same request. */
export const routeCodes = {
  no_placeholder: error("SPEC060", {
    message: "The path of {operation} needs {placeholder}.",
    fix: "end the path with /{placeholder}",
    cause: "The operation is about one record, and only the path can say which.",
  }),
  unknown_placeholder: error("SPEC061", {
    message: "The path of {operation} cannot take {placeholder}.",
    fix: "remove it",
    cause:
      "Paths of routes know `{id}` and `{slug}`, each for its own operations; paths of pages also `{path}`.",
  }),
  route_clash: error("SPEC062", {
    message: "{method} {path} is the route of {other} already.",
    fix: "choose another path or method",
    cause: "One request would mean two operations, and the second could never be reached.",
  }),
  address_taken: error("SPEC097", {
    message: "The address {path} is in use.",
    fix: "begin it with a word of its own",
    cause:
      "Pages, mounts and the service itself share the paths of one server: /admin, /assets, /docs, /embed.js, /files, /healthz, /metrics and /readyz are taken, and a language may precede each path.",
  }),
  wrong_method: error("SPEC063", {
    message: "{operation} cannot be called with {name}.",
    fix: "known: {known}",
    cause: "Clients, caches and proxies rely on what a method means: GET reads, DELETE deletes.",
  }),
  parameter_clash: error("SPEC065", {
    message: "The parameter `{name}` exists on every route already: it is {use}.",
    fix: "choose another name",
    cause: "The language of the content, `id`, and words such as `_fields` mean the same on every route.",
  }),
  wrong_format: error("SPEC067", {
    message: "{operation} of `{resource}` cannot answer as {name}.",
    fix: "known: {known}",
    cause:
      "A calendar (`ics`) holds records that have a period, as a list or one by its id or slug; news (`rss`) are a list.",
  }),
  policy_value: error("SPEC192", {
    message: "The field `{name}` never has the value `{value}`: it is {expected}.",
    fix: "change the value",
    cause: "A policy compares stored values. No record would meet the condition.",
  }),
  counted_policy: error("SPEC193", {
    message: "Records of `{name}` cannot be counted: a policy hides some of them.",
    fix: "remove `counts`, or the policy for `read`",
    cause:
      "The number of records that refer to a term is the same for all callers. It would include hidden records.",
  }),
  answer_without_object: error("SPEC069", {
    message: "{operation} answers with {name}, which is no object.",
    fix: "name an object of types.yaml",
    cause: "An object can get further properties later, and every client can read it.",
  }),
  wrong_parameter: error("SPEC127", {
    message: "{operation} takes `{name}` {need}.",
    fix: "declare it like that",
    cause: "The runtime has these operations of the service, and what they take is fixed.",
  }),
  open_write: error("SPEC066", {
    message: "{operation} does not say who may call it.",
    fix: "add `access:` with a capability, or `access: everyone`",
    cause:
      "A route that writes, and every custom operation, says who may call it. What everyone may call is answered without a key.",
  }),
} as const;
