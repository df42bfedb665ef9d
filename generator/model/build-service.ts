import type { Spec } from "../load.js";
import { childOf, numberOf, rowsOf, type SpecNode, textOf, textsOf, textTable } from "../spec/node.js";
import type {
  ErrorKind,
  Hook,
  Languages,
  Mount,
  NamedText,
  Paging,
  Parameter,
  Reason,
  Service,
  Status,
  Wire,
} from "./model.js";
import { valueNameOf } from "./names.js";
import type { Texts } from "./scope.js";
import { defined } from "./tables.js";
import { buildWire, inCase, isPagedByOffset, sentCode, wireCaseOf } from "./wire.js";

/** The languages of the service, which every text needs first. */
export function buildLanguages(spec: Spec): Languages {
  const node = childOf(spec.api, "languages");
  const all = textsOf(childOf(node, "all")).map(({ text }) => text);
  const first = textOf(childOf(node, "default")) ?? all[0] ?? "en";
  return {
    all: all.includes(first) ? all : [first, ...all],
    default: first,
    parameter: inCase(wireCaseOf(spec.api), textOf(childOf(node, "parameter")) ?? "language"),
    aliases: textsOf(childOf(node, "aliases")).map(({ text }) => text),
  };
}

/** Everything of api.yaml but the error catalogue; the language parameter is given its type once enums exist. */
export function buildService(
  spec: Spec,
  languages: Languages,
  texts: Texts,
): Omit<Service, "languageParameter"> {
  const { api } = spec;
  const names = (key: string) =>
    rowsOf(childOf(api, key)).map(([name]) => ({ name, text: texts.of(name, `${key}.${name}`) }));
  const capabilities = names("capabilities");
  const title = textOf(childOf(api, "title")) ?? "";
  const namespace = textOf(childOf(api, "namespace")) ?? "";
  return {
    title,
    version: textOf(childOf(api, "version")) ?? "",
    clientPackage: textOf(childOf(api, "client_package")) ?? clientPackageOf(title),
    ...defined({
      license: textOf(childOf(api, "license")),
      contact: childOf(api, "contact") === undefined ? undefined : textTable(childOf(api, "contact")),
    }),
    namespace,
    text: texts.has("service.text") ? texts.of("service", "service.text") : {},
    // Every path is below the mount `/`, which is asked last.
    mounts: rowsOf(childOf(api, "mounts"))
      .map(([path, node]) => buildMount(path, node, { all: languages.all, namespace }))
      .sort((one, other) => Number(one.path === "/") - Number(other.path === "/")),
    aliases: textTable(childOf(api, "aliases")),
    languages,
    paging: buildPaging(api),
    wire: buildWire(api),
    sequences: textsOf(childOf(api, "sequences"))
      .map(({ text }) => text)
      .sort(),
    statuses: rowsOf(childOf(api, "statuses")).map(([name, node]) => buildStatus(name, node, texts)),
    capabilities,
    access: rowsOf(childOf(api, "access")).map(([name, node]) => ({ name, capability: textOf(node) ?? "" })),
    roles: rowsOf(childOf(api, "roles")).map(([name, node]) => ({
      name,
      capabilities: listedIn(
        node,
        capabilities.map((capability) => capability.name),
      ),
    })),
    ...defined({ authenticate: buildAuthenticate(childOf(api, "authenticate")) }),
    extensions: names("extensions"),
    webhookRole: textOf(childOf(api, "webhook_role")) ?? "",
    defaultTexts: names("default_texts"),
  };
}

function buildAuthenticate(node: SpecNode | undefined): Hook | undefined {
  const name = textOf(node);
  if (node === undefined || name === undefined) return undefined;
  return { kind: "authenticate", name, property: valueNameOf(name), serves: [], place: node.place };
}

/** `Events Calendar` becomes `events-calendar-client`. */
function clientPackageOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? ["api"];
  return `${words.join("-")}-client`;
}

/** The parameter of every route that names the language of the content, without its type. */
export function buildLanguageParameter(
  spec: Spec,
  languages: Languages,
  texts: Texts,
): Omit<Parameter, "type"> {
  const node = childOf(spec.api, "languages");
  return {
    name: languages.parameter,
    required: false,
    nullable: false,
    blank: false,
    text: texts.of(languages.parameter, "service.language"),
    place: node?.keyPlace ?? { file: "spec/api.yaml", line: 1, column: 1 },
  };
}

/** The error catalogue. */
export function buildErrors(spec: Spec, wire: Wire, texts: Texts): readonly ErrorKind[] {
  return rowsOf(childOf(spec.api, "errors")).map(([name, node]) => ({
    name,
    code: sentCode(textOf(childOf(node, "code")) ?? name, wire),
    status: numberOf(childOf(node, "status")) ?? 500,
    text: texts.of(name, `errors.${name}`),
  }));
}

export function buildReasons(spec: Spec, texts: Texts): readonly Reason[] {
  const usual = childOf(spec.defaults.api, "reasons");
  return rowsOf(childOf(spec.api, "reasons")).map(([name]) => ({
    name,
    isOwn: usual?.entries.has(name) !== true,
    text: texts.of(name, `reasons.${name}`),
  }));
}

/** Tables with the words of the pages, of the calendar and of the editor. */
export const pageTextTables = ["page_texts", "calendar_texts", "editor_texts"] as const;

type PageTextTable = (typeof pageTextTables)[number];

/** The words of a table of the pages, in the order of the defaults. */
export function buildPageTexts({ defaults }: Spec, texts: Texts, table: PageTextTable): readonly NamedText[] {
  const named = (above: SpecNode | undefined, prefix: string): readonly NamedText[] =>
    rowsOf(above).flatMap(([name, node]) => {
      const path = prefix + name;
      if (node.kind === "map") return named(node, `${path}.`);
      return [{ name: path, text: texts.of(name, `${table}.${path}`) }];
    });
  return named(childOf(defaults.api, table), "");
}

/** Those of the known names that a list has, in the order in which they are known: that of the list says nothing. */
export function listedIn<const T extends string>(
  node: SpecNode | undefined,
  known: readonly T[],
): readonly T[] {
  const listed = new Set<string>(textsOf(node).map(({ text }) => text));
  return known.filter((name) => listed.has(name));
}

function buildMount(
  path: string,
  node: SpecNode,
  { all, namespace }: { readonly all: readonly string[]; readonly namespace: string },
): Mount {
  const discovery = childOf(node, "discovery");
  return {
    path,
    namespace: textOf(childOf(node, "namespace")) ?? namespace,
    languages: listedIn(childOf(node, "languages"), all),
    ...defined({
      query: textOf(childOf(node, "query")),
      discovery:
        discovery === undefined
          ? undefined
          : {
              relation: textOf(childOf(discovery, "relation")) ?? "",
              headers: textTable(childOf(discovery, "headers")),
            },
    }),
    aliases: textsOf(childOf(node, "aliases"))
      .map(({ text }) => text)
      .sort(),
    lenient: childOf(node, "lenient")?.value === true,
  };
}

function buildPaging(api: SpecNode | undefined): Paging {
  const node = childOf(api, "paging");
  const named = (key: string, usual = key): string =>
    inCase(wireCaseOf(api), textOf(childOf(node, key)) ?? usual);
  return {
    page: named("page"),
    cursor: named("cursor"),
    offset: named("offset"),
    size: isPagedByOffset(api) ? named("limit") : named("size", "per_page"),
    default: Math.max(numberOf(childOf(node, "default")) ?? 10, 1),
    maximum: numberOf(childOf(node, "maximum")) ?? 50,
  };
}

const readers = ["everyone", "owner", "private", "nobody"] as const;
/** Roles of which a service whose records have a status has one status each. */
export const statusRoles = ["published", "scheduled", "draft", "review", "trash"] as const;

function buildStatus(name: string, node: SpecNode, texts: Texts): Status {
  return {
    name,
    read: oneOf(readers, childOf(node, "read")) ?? "owner",
    ...defined({ role: oneOf(statusRoles, childOf(node, "role")) }),
    text: texts.of(name, `statuses.${name}`),
  };
}

/** The value of a closed set that a node names. */
export function oneOf<const T extends string>(
  values: readonly T[],
  node: SpecNode | undefined,
): T | undefined {
  return values.find((value) => value === node?.value);
}
