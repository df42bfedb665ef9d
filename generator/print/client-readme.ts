import { routeOf } from "../model/lifecycle.js";
import type { Model, Resource, Route } from "../model/model.js";
import { bodyExample, callExample, type Table } from "./examples.js";
import { callTypes, keyVariableOf, methodName } from "./sdk-names.js";
import { pathSample } from "./sdk-sample.js";

/** The words of the README of the client's package, for a product that has none of its own in `spec/client`. */
export function readmeWords({ resources, service }: Model): Readonly<Record<string, string>> {
  const { clientPackage, title, languages } = service;
  const routed = resources.filter(({ routes }) => routes.length > 0);
  const shown =
    routed.find((resource) => routeOf(resource, "create") && routeOf(resource, "list")) ?? routed[0];
  const rows = routed.map((resource) => {
    const text = resource.text[languages.default] ?? "";
    return `| \`client.${resource.valuePlural}\` | ${methodsOf(resource).join(", ")} | ${cell(text)} |`;
  });
  return {
    package: clientPackage,
    title,
    file: clientPackage.replace("@", "").replace("/", "-"),
    key: keyVariableOf(clientPackage),
    calls: shown === undefined ? "" : exampleCalls(shown),
    rows: rows.join("\n"),
  };
}

function methodsOf({ routes }: Resource): readonly string[] {
  const further = { list: ["all", "pages"], get: ["find"] } as Readonly<Record<string, readonly string[]>>;
  return routes.flatMap((route) =>
    [methodName(route), ...(further[route.name] ?? [])].map((name) => `\`${name}\``),
  );
}

function exampleCalls(resource: Resource): string {
  const create = routeOf(resource, "create");
  const list = routeOf(resource, "list");
  const client = `client.${resource.valuePlural}`;
  const input = (route: Route, example: Table): string => {
    const sent = JSON.stringify(example, undefined, 1).replaceAll(/\n\s*/g, " ");
    return [...pathSample(route), ...(callTypes(route).isOptional ? [] : [sent])].join(", ");
  };
  return [
    create === undefined
      ? ""
      : `\nconst created = await ${client}.create(${input(create, bodyExample(create))});\n`,
    list === undefined
      ? ""
      : `for await (const record of ${client}.all(${input(list, callExample(list))})) console.log(record);\n`,
  ].join("");
}

function cell(text: string): string {
  return text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
}
