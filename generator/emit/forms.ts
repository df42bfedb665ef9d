import type { Field, Model, ObjectProperty, ParameterType, Resource, Route } from "../model/model.js";
import { deprecatedFacts } from "../print/deprecation.js";
import { docBlock } from "../print/doc-comment.js";
import { periodNames, recurrenceNames } from "../print/field-names.js";
import { formTexts } from "../print/form-texts.js";
import { textLimits } from "../print/limits.js";
import { literal } from "../print/literal.js";
import type { FactsObject } from "../print/parameter-facts.js";
import { runtimeType } from "../print/server-names.js";
import { createSourceFile } from "../print/source-file.js";
import type { Emitter } from "./emitter.js";

/** Writes `server/forms.ts`: what people are asked for when they edit records. */
export const emitForms: Emitter = (model) => {
  const file = createSourceFile("server/forms.ts", "spec/*.yaml");
  const type = `${file.use(runtimeType("FormFacts"))}<${file.use(runtimeType("Texts"))}>`;
  const facts: FactsObject = {
    statuses: model.service.statuses.map(({ name, read, role, text }) => ({
      name,
      read,
      ...(role === undefined ? {} : { role }),
      text,
    })),
    resources: model.resources.map(resourceForm),
  };
  file.add(
    `\n${docBlock("What the editing page asks for.")}\nexport const forms: ${type} = ${literal(facts)};`,
  );
  return [file.print()];
};

function resourceForm(resource: Model["resources"][number]): FactsObject {
  const { name, plural, label, labels, lifecycle, namedBy, period, recurrence } = resource;
  return {
    name,
    plural,
    label,
    labels,
    lifecycle,
    namedBy: namedBy.name,
    ...(period === undefined ? {} : { period: periodNames(period) }),
    ...recurrenceNames(recurrence),
    writes: writesOf(resource),
    fields: resource.fields.map(fieldForm),
  };
}

function writesOf({ routes }: Resource): FactsObject {
  const writes = (["create", "update", "delete"] as const).flatMap((operation) => {
    const route = routes.find((candidate) => candidate.operation === operation);
    return route === undefined ? [] : [[operation, writeFacts(route)] as const];
  });
  return Object.fromEntries(writes);
}

function writeFacts({ operation, operationName, methods, path, idempotency, access }: Route): FactsObject {
  const method = operation === "update" && methods.includes("PATCH") ? "PATCH" : (methods[0] ?? "POST");
  return {
    name: operationName,
    path,
    method,
    idempotency,
    ...(access === undefined ? {} : { access }),
  };
}

function fieldForm(field: Field): FactsObject {
  const { name, type, text, label, required, nullable, blank, minimum, maximum, storage } = field;
  const initial = field.initial ?? field.default;
  return {
    name,
    ...formTexts(text, label),
    ...typeForm(type),
    ...(required ? { required } : {}),
    ...(nullable ? { nullable } : {}),
    ...(blank ? { blank } : {}),
    ...limits({ minimum, maximum }),
    storage,
    ...(initial === undefined || initial === null ? {} : { initial }),
    ...deprecatedFacts(field),
  };
}

function propertyForm({ name, type, text, label, optional, minimum, maximum }: ObjectProperty): FactsObject {
  return {
    name,
    ...formTexts(text, label),
    ...typeForm(type),
    ...(optional ? {} : { required: true }),
    ...limits({ minimum, maximum }),
  };
}

function limits({
  minimum,
  maximum,
}: {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}): FactsObject {
  return {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  };
}

function typeForm(type: ParameterType): FactsObject {
  switch (type.kind) {
    case "scalar": {
      const length = textLimits[type.scalar];
      return { kind: type.scalar, ...(length === undefined ? {} : { length }) };
    }
    case "enum":
      return {
        kind: "enum",
        values: type.enum.values.map(({ value, text }) => ({ value, text })),
      };
    case "object":
      return { kind: "object", properties: type.object.properties.map(propertyForm) };
    case "map":
      return { kind: "map" };
    case "list":
      return { ...typeForm(type.of), list: true };
    case "reference":
      return { kind: "reference", target: type.target.name, ...(type.many ? { list: true } : {}) };
  }
}
