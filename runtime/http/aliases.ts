import type { RequestListener } from "node:http";
import type { AliasDescriptor, ServiceDescriptor } from "../core/service-descriptor.js";
import { mountBases } from "./address.js";
import { documentAddress } from "./document.js";

/**
 * Rewrites requests to aliases to the address that each stands for, before anything else reads them, so that access,
 * caches, filters, errors and metrics are those of that address.
 */
export function rewriteAliases(next: RequestListener, service: ServiceDescriptor): RequestListener {
  const resolve = createAliasResolver(service);
  return (request, response) => {
    const { url = "/", method } = request;
    request.url = resolve(url, method === "GET" || method === "HEAD") ?? url;
    next(request, response);
  };
}

/** Creates a function that returns the request target that an alias stands for; undefined for any other target. */
export function createAliasResolver(
  service: ServiceDescriptor,
): (target: string, isRead: boolean) => string | undefined {
  const { mounts, documentPath, aliases = [] } = service;
  const document =
    documentPath === undefined ? {} : { [documentAddress]: `${mounts[0]?.path}${documentPath}` };
  const pathAliases = { ...document, ...service.pathAliases };
  // Every path begins with that of the mount `/`.
  const bases = mountBases(mounts).filter((base) => base !== "");
  const addresses = addressesOf(aliases);

  function mounted(target: string): string | undefined {
    const single = target.startsWith("//") ? target.replace(/^\/+/, "/") : target;
    for (const mount of mounts) {
      const alias = mount.aliases?.find((path) => isBelow(path, single));
      if (alias !== undefined) return mount.path + single.slice(alias.length);
    }
    return single !== target && bases.some((base) => isBelow(base, single)) ? single : undefined;
  }

  return (target, isRead) => {
    // Most requests need no look at the rest.
    if (bases.some((base) => target.startsWith(base))) return undefined;
    const other = mounted(target);
    if (other !== undefined || !isRead) return other;
    const [path, query] = split(target, "?");
    const known = ownEntry(pathAliases, path.replace(/(?<=.)\/$/, ""));
    return known === undefined ? routeTarget(service, addresses, { path, query }) : withQuery(known, query);
  };
}

/** What the calendar page shows at an address. */
export interface PageAlias {
  /** The query of the page. */
  readonly query: URLSearchParams;
  /** Whether the query of the address says what is meant, by a name of the alias. */
  readonly isInQuery: boolean;
  /** Literal steps of the path: the more, the more it is meant. */
  readonly steps: number;
}

/** Creates a function that returns what the calendar page shows at a path without language; undefined for paths of no page. */
export function createPageAliasResolver({
  aliases = [],
}: ServiceDescriptor): (path: string, query: string) => PageAlias | undefined {
  const addresses = addressesOf(aliases).flatMap(({ alias, page, pattern }) =>
    page === undefined ? [] : [{ alias: { ...alias, values: alias.pages ?? {} }, parameters: page, pattern }],
  );
  return (path, query) => {
    for (const address of addresses) {
      const match = address.pattern.exec(path);
      if (match === null) continue;
      const { alias, pattern } = address;
      const pairs = pairsOf(query);
      const groups = Object.entries(match.groups ?? {}).map(decoded);
      const values = new Map([...pairs.map(({ name, value }) => [name, value] as const), ...groups]);
      const parameters = parametersOf(address, { pairs, values, groups: groups.map(([name]) => name) });
      return {
        query: new URLSearchParams(parameters.join("&")),
        isInQuery: pairs.some(({ name }) =>
          [alias.parameters, alias.values].some((table) => Object.hasOwn(table, name)),
        ),
        steps: literalSteps(pattern),
      };
    }
    return undefined;
  };
}

/** How many steps of a path a pattern gives: as words, or as numbers with signs between them. */
export function literalSteps({ source }: RegExp): number {
  return source.match(/\/(?:\w|\(\?<\w+>\\d)/g)?.length ?? 0;
}

function addressesOf(aliases: readonly AliasDescriptor[]): readonly Address[] {
  return aliases.flatMap((alias) =>
    alias.paths.map((path) => ({ ...path, alias, pattern: new RegExp(path.pattern) })),
  );
}

function isBelow(base: string, target: string): boolean {
  return target.startsWith(base) && /^(?:$|[/?])/.test(target.slice(base.length));
}

/** An address with the alias that it belongs to. */
type Address = Omit<AliasDescriptor["paths"][number], "pattern"> & {
  readonly pattern: RegExp;
  readonly alias: AliasDescriptor;
};

/** The route in the format that is asked for, below the first mount; undefined where no address fits or no format is asked for. */
function routeTarget(
  { mounts, languages }: ServiceDescriptor,
  addresses: readonly Address[],
  { path, query }: { readonly path: string; readonly query: string },
): string | undefined {
  const pairs = pairsOf(query);
  const given = new Map(pairs.map(({ name, value }) => [name, value]));
  if (mounts.some((mount) => mount.query !== undefined && given.has(mount.query))) return undefined;
  const [, segment = "", below = "/"] = /^\/(\w+)(\/.*)?$/.exec(path) ?? [];
  const language = languages.all.includes(segment) ? segment : undefined;
  const isNamed = [languages.parameter, ...languages.aliases].some((name) => given.has(name));

  for (const address of addresses) {
    const format = formatOf(address, pairs);
    const match = format === undefined ? null : address.pattern.exec(language === undefined ? path : below);
    if (match === null) continue;
    const values = new Map([...given, ...Object.entries(match.groups ?? {}).map(decoded)]);
    const route = fill(address.alias.path, (name) => encodeURIComponent(values.get(name) ?? ""));
    const parameters = parametersOf(address, { pairs, values, groups: Object.keys(match.groups ?? {}) });
    if (language !== undefined && !isNamed) parameters.push(`${languages.parameter}=${language}`);
    return withQuery(`${mounts[0]?.path ?? ""}${route}.${format}`, parameters.join("&"));
  }
  return undefined;
}

function formatOf({ alias, format }: Address, pairs: readonly Pair[]): string | undefined {
  const asked = pairs.find(({ name, value }) => Object.hasOwn(alias.formats, name) && value !== "0");
  return asked === undefined ? format : alias.formats[asked.name];
}

/** The query of the route: what was sent, by the names of the route, then what the path says, then the fixed parameters. */
function parametersOf(
  { alias, parameters = {} }: Address,
  {
    pairs,
    values,
    groups,
  }: {
    readonly pairs: readonly Pair[];
    /** Values by name, of the query and the path. */
    readonly values: ReadonlyMap<string, string>;
    /** Names of the values of the path. */
    readonly groups: readonly string[];
  },
): string[] {
  const used = new Set([...Object.keys(alias.formats), ...Object.keys(alias.values)]);
  const meant = pairs.map(({ name, value }) => ownEntry(ownEntry(alias.values, name), value));
  const fixed = new Map([...meant, parameters].flatMap((one) => Object.entries(one ?? {})));
  const texts = [...fixed].flatMap(([name, template]) => {
    const text = fill(template, (word) => {
      used.add(word);
      return values.get(word) ?? "";
    });
    return text === "" ? [] : [pairText(name, text.trim())];
  });
  fill(alias.path, (name) => {
    used.add(name);
    return "";
  });
  const sent = pairs
    .filter(({ name }) => !used.has(name))
    .flatMap(({ name, value, text }) => {
      const [word, rest] = split(name, "[");
      if (!Object.hasOwn(alias.parameters, word)) return [text];
      // Forms send empty fields as well.
      return value === "" ? [] : [pairText(`${alias.parameters[word]}${rest === "" ? "" : "[]"}`, value)];
    });
  const own = groups.filter((name) => !used.has(name)).map((name) => pairText(name, values.get(name) ?? ""));
  return [...sent, ...own, ...texts];
}

/** A parameter of a query string, and the text that it was read from. */
type Pair = ReturnType<typeof pairsOf>[number];

function pairsOf(query: string) {
  return query
    .split("&")
    .filter((text) => text !== "")
    .map((text) => {
      const [name, value] = split(text, "=").map((part) => decode(part.replaceAll("+", " ")));
      return { name: name ?? "", value: value ?? "", text };
    });
}

function pairText(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}

function decoded([name, text]: readonly [string, string]): readonly [string, string] {
  return [name, decode(text)];
}

/** What cannot be decoded stays as it is; the parameter that it becomes is rejected. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fill(template: string, valueOf: (name: string) => string): string {
  return template.replace(/\{([\w-]+)\}/g, (_word, name: string) => valueOf(name));
}

function ownEntry<Value>(
  table: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

function split(text: string, mark: string): readonly [string, string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function withQuery(path: string, query: string): string {
  return query === "" ? path : `${path}?${query}`;
}
