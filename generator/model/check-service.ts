import { nearestName } from "../diagnostics.js";
import { authorsPlace, isDefault } from "../spec/complete.js";
import { childOf, partOf, rowsOf, type SpecNode, textOf, textsOf } from "../spec/node.js";
import { pageTextTables, statusRoles } from "./build-service.js";
import { reportWords, wordsInBraces } from "./build-texts.js";
import { renamesAreClear } from "./check-names.js";
import { hasPart } from "./lifecycle.js";
import type { ListPart, Model, Resource, Wire } from "./model.js";
import { checkApiName, reportUnknown } from "./report.js";
import type { Rule, Scope } from "./scope.js";
import { tableOf } from "./tables.js";
import { isBare, isByAddress, isByCursor, numberedParts } from "./wire.js";
import { rejects } from "./write-hooks.js";

/** Rules that check the whole model. */
export const modelRules: readonly Rule<Model>[] = [
  languageIsListed,
  languagesAreKnown,
  pagingInOrder,
  wireIsClear,
  templatesAreMeant,
  statusRolesAreTaken,
  capabilitiesAreKnown,
  capabilitiesAreHeld,
  webhookRoleIsKnown,
  spellingsAreMeant,
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
  const related = { "the languages listed": all?.place };
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
  if (limit !== undefined && scope.spec.invalid.has(limit)) return;
  const related = { "the maximum": limit?.place };
  scope.report("paging_crossed", isDefault(node) ? (limit?.place ?? node.place) : node.place, {
    words: { default: usual, maximum },
    related,
  });
}

function statusRolesAreTaken({ service, resources }: Model, scope: Scope): void {
  const table = childOf(scope.spec.api, "statuses");
  if (table === undefined || resources.every((resource) => !hasPart(resource, "status"))) return;
  for (const role of statusRoles) {
    const [first, second] = service.statuses.filter((status) => status.role === role);
    const [known, row] = [first, second].map((status) =>
      status === undefined ? undefined : childOf(childOf(table, status.name), "role"),
    );
    if (row !== undefined && known !== undefined) {
      const related = { "the first one": known.place };
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

/** Where no role has a capability, no caller can do what needs it. */
function capabilitiesAreHeld({ service, resources, serviceRoutes }: Model, scope: Scope): void {
  const { api } = scope.spec;
  const [table, roles] = ["capabilities", "roles"].map((key) => childOf(api, key));
  if (
    roles === undefined ||
    [api, table, roles].some((node) => node !== undefined && scope.spec.invalid.has(node))
  )
    return;
  const held = new Set(rowsOf(roles).flatMap(([, role]) => textsOf(role).map(({ text }) => text)));
  // A name that no capability has may be meant for one of those that no role has.
  if ([...held].some((name) => service.capabilities.every((one) => one.name !== name))) return;
  const routes = [...resources.flatMap((resource) => resource.routes), ...serviceRoutes];
  for (const { name } of service.capabilities.filter((one) => !held.has(one.name))) {
    const uses = routes.filter(({ access }) => access === name);
    const row = childOf(table, name);
    const isOwn = row !== undefined && !isDefault(row);
    if (!isOwn && uses.length === 0) continue;
    const related = tableOf(uses, ({ place, operationName }) => [`${operationName} needs it`, place]);
    const place = isOwn ? row.keyPlace : authorsPlace(roles, uses[0]?.place ?? roles.keyPlace);
    scope.report("unheld_capability", place, { words: { name }, related });
  }
}

function webhookRoleIsKnown({ service }: Model, scope: Scope): void {
  const node = childOf(scope.spec.api, "webhook_role");
  const known = service.roles.map(({ name }) => name);
  checkApiName(scope, node, { code: "unknown_role", table: "roles", known });
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
      const related = { "the enum": found.place };
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

/** A message whose name is near that of a default text, which the spec does not override, was meant to override it. */
function messagesAreMeant({ resources }: Model, scope: Scope): void {
  // Functions of the product have reasons of their own, such as `too_early`, which is no misspelled `too_many`.
  const hasReasons = resources.some(({ hooks }) =>
    hooks.some((hook) => hook.kind !== "filter" && rejects(hook)),
  );
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

/** The words of the pages that a spec replaces are shown, with the same words in braces. */
function pageTextsAreKnown({ calendarTexts }: Model, { spec, report }: Scope): void {
  for (const table of pageTextTables) {
    const isShown = table !== "calendar_texts" || calendarTexts.length > 0;
    const usual = isShown ? childOf(spec.defaults.api, table) : undefined;
    checkTable(childOf(spec.api, table), usual, table);
  }

  function checkTable(written: SpecNode | undefined, usual: SpecNode | undefined, table: string): void {
    for (const [name, node] of rowsOf(written)) {
      if (isDefault(node)) continue;
      const original = childOf(usual, name);
      const candidates = rowsOf(usual).map(([known]) => known);
      if (original === undefined)
        report("unknown_page_text", node.keyPlace, { words: { name, table }, candidates });
      else if (original.kind === "map") checkTable(node, original, `${table}.${name}`);
      else checkWords(node, original);
    }
  }

  function checkWords(node: SpecNode, original: SpecNode): void {
    const [text, usual] = [textOf(node) ?? "", textOf(original) ?? ""];
    const known = wordsInBraces(usual);
    if (wordsInBraces(text).every((word) => known.includes(word))) return;
    reportWords(
      spec,
      { node, text, path: "" },
      { node: original, text: usual, path: "", language: "default" },
    );
  }
}

/** Reports names of lists that are of no use together. */
function wireIsClear({ resources, service }: Model, scope: Scope): void {
  const table = childOf(childOf(scope.spec.api, "wire"), "list");
  checkPrecision(scope, service.wire);
  checkBare(scope, table);
  for (const resource of resources) checkClashes(scope, resource, table);
  if (!resources.every(isByCursor)) checkEnd(scope, service.wire, table);
  checkCursors(scope, { resources, wire: service.wire }, table);
}

/** Words of the templates of errors; only errors with rejected parameters have those of a parameter. */
function templatesAreMeant(_model: Model, scope: Scope): void {
  const words = ["{message}", "{code}", "{status}"];
  const table = childOf(childOf(scope.spec.api, "wire"), "errors");
  const checkWords = (node: SpecNode, known: readonly string[]): void => {
    for (const [key, row] of rowsOf(node)) reportWord({ ...row, value: key, place: row.keyPlace }, known);
    for (const inner of [...node.items, ...node.entries.values()]) checkWords(inner, known);
    if (node.kind !== "map" && node.kind !== "list") reportWord(node, known);
  };
  const reportWord = (node: SpecNode, known: readonly string[]): void => {
    const text = textOf(node) ?? "";
    const word = wordsInBraces(text).find((one) => !known.includes(one));
    if (word === undefined) return;
    const place = partOf(node, text.indexOf(word), word.length);
    scope.report("template_word", place, { words: { word, known: known.join(", ") }, candidates: known });
  };
  for (const [name, template] of rowsOf(table))
    checkWords(template, name === "other" ? words : [...words, "{name}", "{reason}", "{pointer}"]);
}

/** What clocks show has no milliseconds. */
function checkPrecision(scope: Scope, { dates, datePrecision }: Wire): void {
  const node = childOf(childOf(scope.spec.api, "wire"), "date_precision");
  if (node === undefined || dates === "iso" || datePrecision === "seconds") return;
  scope.report("key_not_for_type", node.keyPlace, {
    words: { name: "date_precision", type: "`dates: local`" },
  });
}

/** Without an object around a list there is nothing to have a name. */
function checkBare(scope: Scope, table: SpecNode | undefined): void {
  if (!isBare(table)) return;
  for (const [part, row] of rowsOf(table)) {
    if (part === "items" || isDefault(row) || textOf(row) === "none") continue;
    scope.report("bare_with_names", row.keyPlace, { words: { name: part } });
  }
}

function checkClashes(scope: Scope, { list, place }: Resource, table: SpecNode | undefined): void {
  for (const [at, { part, name }] of list.entries()) {
    const first = list.slice(0, at).find((other) => other.name === name);
    if (first === undefined) continue;
    const [row] = writtenRows(table, [part, first.part]);
    const words = { name, first: first.part, second: part };
    scope.report("list_name_clash", row?.place ?? place, { words });
  }
}

/** Callers find out from one of these whether there is another page. */
function checkEnd(scope: Scope, { list, headers, link }: Wire, table: SpecNode | undefined): void {
  const ends: readonly ListPart[] = ["next", "pages", "total"];
  const isKnown = list.some(({ part }) => ends.includes(part)) || link || headers.length > 0;
  if (isKnown) return;
  const linkRow = childOf(childOf(childOf(scope.spec.api, "wire"), "headers"), "link");
  const [row = linkRow] = writtenRows(table, [...ends, "items"]);
  if (row !== undefined) scope.report("endless_list", row.keyPlace);
}

/** The next page is found by the address that comes with the page before it. */
function checkCursors(
  scope: Scope,
  { resources, wire }: { readonly resources: readonly Resource[]; readonly wire: Wire },
  table: SpecNode | undefined,
): void {
  const [first] = resources.filter(isByAddress);
  if (first === undefined) return;
  const isKnown = wire.link || wire.list.some(({ part }) => part === "next");
  const [row] = writtenRows(table, ["next", "items"]);
  if (!isKnown) scope.report("cursor_end", row?.keyPlace ?? first.place, { words: { name: first.plural } });
  if (!resources.every(isByCursor)) return;
  for (const part of numberedParts) {
    const [named] = writtenRows(table, [part]).filter((one) => textOf(one) !== "none");
    if (named !== undefined) scope.report("cursor_with_pages", named.keyPlace, { words: { name: part } });
  }
}

/** The rows that the author wrote for these parts, in this order. */
function writtenRows(table: SpecNode | undefined, wanted: readonly ListPart[]): readonly SpecNode[] {
  return wanted.flatMap((part) => childOf(table, part) ?? []).filter((row) => !isDefault(row));
}
