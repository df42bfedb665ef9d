import { nearestName } from "../diagnostics.js";
import { isDefault } from "../spec/complete.js";
import { childOf, rowsOf, textOf, textsOf } from "../spec/node.js";
import { languageEnum, statusEnum } from "./build-types.js";
import { pageTextsAreKnown } from "./check-page-texts.js";
import { renamesAreClear } from "./check-renames.js";
import type { Rule } from "./check-rule.js";
import { wireIsClear } from "./check-wire.js";
import { hasPart } from "./lifecycle.js";
import {
  type Enum,
  type Hook,
  type Model,
  type ObjectType,
  type Place,
  type Resource,
  type Status,
  scalarNames,
} from "./model.js";
import { jobTable, reservedWords, serviceCollections, textSections } from "./names.js";
import { checkApiName, reportUnknown } from "./report.js";
import type { Scope } from "./scope.js";
import { takesValues } from "./write-hooks.js";
import { entryOf } from "./written.js";

/** Rules that check the whole model. */
export const modelRules: readonly Rule<Model>[] = [
  languageIsListed,
  languagesAreKnown,
  pagingInOrder,
  wireIsClear,
  statusRolesAreTaken,
  capabilitiesAreKnown,
  webhookRoleIsKnown,
  jobsAreScheduled,
  spellingsAreMeant,
  typeNamesAreFree,
  resourceNamesAreFree,
  typescriptNamesDiffer,
  pluralsDiffer,
  resourcesDiffer,
  hooksDiffer,
  pathsDiffer,
  messagesAreMeant,
  pageTextsAreKnown,
  renamesAreClear,
];

function languageIsListed(_model: Model, scope: Scope): void {
  const node = childOf(scope.spec.api, "languages");
  const first = childOf(node, "default");
  const listed = textsOf(childOf(node, "all")).map(({ text }) => text);
  const name = textOf(first);
  if (first === undefined || name === undefined || listed.length === 0 || listed.includes(name)) return;
  const all = childOf(node, "all");
  const related = all === undefined ? [] : [{ place: all.place, message: "the languages listed" }];
  scope.report("language_not_listed", first.place, { words: { name }, candidates: listed, related });
}

function languagesAreKnown({ service }: Model, scope: Scope): void {
  const { api } = scope.spec;
  const known = service.languages.all;
  for (const [, mount] of rowsOf(childOf(api, "mounts"))) {
    for (const { node } of textsOf(childOf(mount, "languages"))) {
      checkApiName(scope, node, { code: "unknown_language", table: "languages", known });
    }
  }
}

function pagingInOrder({ service }: Model, scope: Scope): void {
  const table = childOf(scope.spec.api, "paging");
  const node = childOf(table, "default");
  const limit = childOf(table, "maximum");
  const { default: usual, maximum } = service.paging;
  if (node === undefined || usual <= maximum) return;
  const related = limit === undefined ? [] : [{ place: limit.place, message: "the maximum" }];
  scope.report("paging_crossed", node.place, { words: { default: usual, maximum }, related });
}

const neededRoles: readonly NonNullable<Status["role"]>[] = [
  "published",
  "scheduled",
  "draft",
  "review",
  "trash",
];

/** Checks that posts have one status for each role of their lifecycle. */
function statusRolesAreTaken({ service, resources }: Model, scope: Scope): void {
  const table = childOf(scope.spec.api, "statuses");
  if (table === undefined || resources.every((resource) => !hasPart(resource, "status"))) return;
  for (const role of neededRoles) {
    const [first, second] = service.statuses.filter((status) => status.role === role);
    const [known, row] = [first, second].map((status) =>
      status === undefined ? undefined : childOf(childOf(table, status.name), "role"),
    );
    if (row !== undefined && known !== undefined) {
      const related = [{ place: known.place, message: "the first one" }];
      scope.report("second_role", row.place, { words: { name: role }, related });
    }
    const rows = rowsOf(table).map(([, status]) => status);
    const hasError = [table, ...rows].some((node) => scope.spec.invalid.has(node));
    if (first === undefined && !hasError)
      scope.report("missing_role", table.keyPlace, { words: { name: role } });
  }
}

function capabilitiesAreKnown({ service }: Model, scope: Scope): void {
  const { api } = scope.spec;
  const known = service.capabilities.map(({ name }) => name);
  const required = rowsOf(childOf(api, "access")).map(([, node]) => node);
  const granted = rowsOf(childOf(api, "roles")).flatMap(([, role]) => textsOf(role).map(({ node }) => node));
  for (const node of [...required, ...granted])
    checkApiName(scope, node, { code: "unknown_capability", table: "capabilities", known });
}

function webhookRoleIsKnown({ service }: Model, scope: Scope): void {
  const node = childOf(scope.spec.api, "webhook_role");
  const known = service.roles.map(({ name }) => name);
  checkApiName(scope, node, { code: "unknown_role", table: "roles", known });
}

/** A job runs at intervals or at a time of the day, or at the start, as a role that exists. */
function jobsAreScheduled({ service }: Model, scope: Scope): void {
  const table = childOf(scope.spec.api, "jobs");
  const known = service.roles.map(({ name }) => name);
  for (const { name, every, at, atStart, place } of service.jobs) {
    const row = childOf(table, name);
    if (row === undefined || scope.spec.invalid.has(row) || scope.spec.lost.has(row)) continue;
    checkApiName(scope, childOf(row, "role"), { code: "unknown_role", table: "roles", known });
    if (every !== undefined && at !== undefined) {
      const [first, second] = ["every", "at"].map((key) => childOf(row, key)?.keyPlace ?? place);
      const related = [{ place: first ?? place, message: "the other one" }];
      scope.report("key_conflict", second ?? place, { words: { name: "at", other: "every" }, related });
    }
    if (every === undefined && at === undefined && !atStart)
      scope.report("idle_job", place, { words: { name } });
  }
}

/** Spellings are aliases of values of enums, and never equal to a value. */
function spellingsAreMeant({ enums }: Model, scope: Scope): void {
  const { types } = scope.spec;
  const tables = [types, childOf(types, "enums")];
  for (const [name, row] of rowsOf(childOf(types, "spellings"))) {
    const found = enums.find((one) => one.name === name);
    if (found === undefined) {
      const word = { ...row, place: row.keyPlace };
      const known = enums.map((one) => one.name);
      reportUnknown(scope, { code: "unknown_type", node: word, words: { name }, known, tables });
      continue;
    }
    const known = found.values.map(({ value }) => value);
    for (const [sent, node] of rowsOf(row)) {
      const value = textOf(node) ?? "";
      const related = [{ place: found.place, message: "the enum" }];
      if (known.includes(sent))
        scope.report("listed_twice", node.keyPlace, { words: { name: sent }, related });
      else if (!known.includes(value))
        reportUnknown(scope, {
          code: "unknown_value",
          node,
          words: { name: value, owner: name },
          known,
          tables,
        });
    }
  }
}

/** Scalars, and the enums that the service makes itself; an object called `image` is how images show in answers. */
function typeNamesAreFree(_model: Model, scope: Scope): void {
  const taken: readonly string[] = [...scalarNames, statusEnum, languageEnum];
  const written = new Map<string, Place>();
  for (const table of ["enums", "objects"]) {
    for (const [name, { keyPlace }] of rowsOf(childOf(scope.spec.types, table))) {
      const isImage = table === "objects" && name === "image";
      if (taken.includes(name) && !isImage)
        scope.report("reserved_name", keyPlace, { words: { name, use: "a type that the service has" } });
      const known = written.get(name);
      if (known !== undefined) reportDouble(scope, { what: "type", name, place: keyPlace, known });
      written.set(name, keyPlace);
    }
  }
}

function resourceNamesAreFree({ resources, service }: Model, scope: Scope): void {
  for (const { name, plural, collection, valueName, valuePlural, place } of resources) {
    if (serviceCollections.has(collection))
      scope.report("reserved_name", entryOf(scope, { name }, "collection")?.place ?? place, {
        words: { name: collection, use: "what the service itself stores" },
      });
    const word = "a word of TypeScript";
    const isJobTable = valueName === jobTable && service.jobs.length > 0;
    if (textSections.includes(name) || reservedWords.has(valueName) || isJobTable) {
      const use = textSections.includes(name)
        ? "a section of translations"
        : isJobTable
          ? "the table of jobs among the hooks"
          : word;
      scope.report("reserved_name", place, { words: { name, use } });
    }
    const node = entryOf(scope, { name }, "plural");
    if (reservedWords.has(valuePlural))
      scope.report("reserved_name", node?.place ?? place, { words: { name: plural, use: word } });
  }
}

/** Reports two things of one name, with the location of the first. */
function reportDouble(
  { report }: Scope,
  { what, name, place, known }: { what: string; name: string; place: Place; known: Place },
): void {
  const related = [{ place: known, message: "the first one" }];
  report("duplicate_name", place, { words: { what, name, file: known.file, line: known.line }, related });
}

/** What is called differently in the spec has to be called differently in TypeScript as well. */
function typescriptNamesDiffer({ enums, objects, resources }: Model, scope: Scope): void {
  const seen = new Map<string, NamedType>();
  for (const named of [...[...enums, ...objects].map(typeOf), ...resources.flatMap(typesOf)]) {
    const known = seen.get(named.typeName);
    // One word used twice is reported by the rule for what it names.
    if (known !== undefined && known.word !== named.word) {
      const { typeName: name, place } = named;
      reportDouble(scope, { what: "TypeScript type", name, place, known: known.place });
    }
    seen.set(named.typeName, known ?? named);
  }
}

/** A name in TypeScript, and the word of the spec that it is made of. */
interface NamedType {
  readonly word: string;
  readonly typeName: string;
  readonly place: Place;
}

function typeOf({ name, typeName, place }: Enum | ObjectType): NamedType {
  return { word: name, typeName, place };
}

function typesOf({
  name,
  plural,
  typeName,
  typePlural,
  embedded,
  routes,
  place,
}: Resource): readonly NamedType[] {
  const inputs = new Map(
    routes.map((route) => [route.inputName, route.operation === "list" ? plural : name]),
  );
  return [
    { word: name, typeName, place },
    { word: plural, typeName: typePlural, place },
    ...(embedded.typeName === typeName ? [] : [{ word: name, typeName: embedded.typeName, place }]),
    ...[...inputs].map(([inputName, word]) => ({ word, typeName: inputName, place })),
  ];
}

/** The plural has to differ from the singular, or one record and its list would be called the same. */
function pluralsDiffer({ resources }: Model, scope: Scope): void {
  for (const { name, plural, place } of resources) {
    const node = entryOf(scope, { name }, "plural");
    if (name === plural && node !== undefined) {
      reportDouble(scope, { what: "resource", name, place: node.place, known: place });
    }
  }
}

const uniqueKeys = ["plural", "collection", "taxonomy", "page"] as const;

function resourcesDiffer({ resources }: Model, scope: Scope): void {
  for (const key of uniqueKeys) {
    const seen = new Map<string, Place>();
    for (const resource of resources) {
      const node = entryOf(scope, resource, key);
      const value = key === "page" ? pageShape(resource.page) : resource[key];
      if (value === undefined) continue;
      const place = node?.place ?? resource.place;
      const known = seen.get(value);
      if (known !== undefined && node !== undefined) {
        reportDouble(scope, { what: key, name: value, place, known });
      }
      if (known === undefined) seen.set(value, place);
    }
  }
}

/** Pages with the same shape have the same addresses, whatever their placeholder is called. */
function pageShape(page: string): string {
  return page.replace(/\{\w+\}/, "{slug}").replace(/\/$/, "");
}

/** One name is one function: several filters may share it, but no two actions, nor a filter and an answer, nor two spellings. */
function hooksDiffer({ resources, service }: Model, scope: Scope): void {
  const seen = new Map<string, { readonly hook: Hook; readonly owner: string }>();
  const jobs = { name: jobTable, hooks: service.jobs.map(({ hook }) => hook) };
  for (const { name: owner, hooks } of [...resources, jobs]) {
    for (const hook of hooks) {
      const known = seen.get(hook.property);
      const isOwn = hook.kind === "action" || known?.hook.kind !== hook.kind || known.hook.name !== hook.name;
      if (known !== undefined && isOwn) {
        const words = { name: hook.name, kind: known.hook.kind, other: known.owner };
        const related = [{ place: known.hook.place, message: `the ${known.hook.kind} hook` }];
        scope.report("hook_clash", hook.place, { words, related });
      }
      seen.set(hook.property, { hook, owner });
    }
  }
}

/** Two routes clash where one request could mean both. */
function pathsDiffer({ resources, serviceRoutes }: Model, scope: Scope): void {
  const routes = [
    ...serviceRoutes,
    ...resources.flatMap((resource) => [...resource.routes, ...resource.feedRoutes]),
  ]
    .filter((route) => !scope.broken.has(route))
    .sort(inOrderWritten);
  routes.forEach((route, index) => {
    for (const other of routes.slice(0, index)) {
      const method = route.methods.find((candidate) => other.methods.includes(candidate));
      if (method === undefined || !isSamePath(route.path, other.path)) continue;
      const words = { method, path: route.path, other: other.operationName };
      const related = [{ place: other.place, message: `the route of ${other.operationName}` }];
      scope.report("route_clash", route.place, { words, related });
      return;
    }
  });
}

function inOrderWritten(a: { readonly place: Place }, b: { readonly place: Place }): number {
  return a.place.line - b.place.line || a.place.column - b.place.column;
}

/** Whether some address fits both; case makes no difference, `{id}` means digits, `{slug}` anything without a dot. */
function isSamePath(a: string, b: string): boolean {
  const [left, right] = [a.split("/"), b.split("/")];
  return left.length === right.length && left.every((step, index) => isSameStep(step, right[index] ?? ""));
}

function isSameStep(a: string, b: string): boolean {
  if (a.toLowerCase() === b.toLowerCase()) return true;
  const [first, second] = isVariable(a) ? [a, b] : [b, a];
  if (!isVariable(first)) return false;
  return isVariable(second) || (first === "{id}" ? /^\d+$/.test(second) : !second.includes("."));
}

/** Whether a step of a path is a placeholder alone, which matches any step. */
export function isVariable(step: string): boolean {
  return /^\{\w+\}$/.test(step);
}

/** A message whose name is near that of a default text, which the spec does not override, was meant to override it. */
function messagesAreMeant({ resources }: Model, scope: Scope): void {
  // Functions of the product have reasons of their own, such as `too_early`, which is no misspelled `too_many`.
  const hasReasons = resources.some(({ hooks }) => hooks.some(takesValues));
  for (const key of ["errors", "reasons"]) {
    const table = childOf(scope.spec.api, key);
    const usual = childOf(scope.spec.defaults.api, key);
    const unwritten = rowsOf(table).flatMap(([name, node]) => (isDefault(node) ? [name] : []));
    for (const [name, node] of rowsOf(table)) {
      const limit = key === "reasons" && hasReasons ? 1 : undefined;
      const expected = usual?.entries.has(name) === true ? undefined : nearestName(name, unwritten, limit);
      if (expected !== undefined)
        scope.report("missing_message", node.keyPlace, {
          words: { expected, name, table: key, value: name },
          candidates: [expected],
        });
    }
  }
}
