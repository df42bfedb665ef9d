import { lifePropertyShapes } from "../model/lifecycle.js";
import type {
  AnswerProperty,
  AnswerType,
  LifeProperty,
  ObjectProperty,
  Parameter,
  Type,
  ValueLimits,
} from "../model/model.js";
import { scalars } from "../model/scalars.js";
import { isIsoTime } from "../model/times.js";

/** How a value is written, as a sentence of a doc comment; empty where the type says it all. */
export function parameterFormat(parameter: Parameter): string {
  const { type } = parameter;
  const format = type.kind === "reference" ? "" : formatOf(type);
  const unique = parameter.unique === true ? "No two records have the same value" : "";
  return [format, ...limitFormats(parameter), unique].map(sentence).join("");
}

export function propertyFormat({ type, ...limits }: ObjectProperty): string {
  return [formatOf(type), ...limitFormats(limits)].map(sentence).join("");
}

function limitFormats({ minimum, maximum, scale, pattern, ...sizes }: ValueLimits): readonly string[] {
  const digits = scale === undefined ? "" : `${scale} digits behind the point`;
  const matches = pattern === undefined ? "" : `Matches \`${pattern}\``;
  return [digits, rangeOf(minimum, maximum), lengthOf(sizes), sizeOf(sizes), matches];
}

/** Properties that show a time or an address are texts to the model. */
export function answerFormat({ type, value }: AnswerProperty): string {
  switch (value.kind) {
    case "life":
      return sentence(isoFormat(type) ?? lifeFormat(value.property));
    case "utc":
      return sentence(isoFormat(type) ?? scalars.datetime.format);
    case "field":
      return parameterFormat(value.field);
    default:
      return type.kind === "embedded" || type.kind === "image_or_false" || type.kind === "nullable"
        ? ""
        : sentence(formatOf(type));
  }
}

function formatOf(type: Type): string {
  if (type.kind === "list" || type.kind === "map") {
    const format = formatOf(type.of);
    return format === "" ? "" : `Each ${format.replace(/^An? /, (article) => article.toLowerCase())}`;
  }
  return isoFormat(type) ?? (type.kind === "scalar" ? (scalars[type.scalar].format ?? "") : "");
}

function sentence(text: string): string {
  return text === "" ? "" : ` ${text}.`;
}

function lengthOf({ minLength, maxLength }: ValueLimits): string {
  const range = rangeOf(minLength, maxLength);
  return range === "" ? "" : `${range} characters`;
}

function sizeOf({ minItems, maxItems }: ValueLimits): string {
  const range = rangeOf(minItems, maxItems);
  return range === "" ? "" : `${range} entries`;
}

function rangeOf(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return maximum === undefined ? "" : `At most ${maximum}`;
  return maximum === undefined ? `At least ${minimum}` : `From ${minimum} to ${maximum}`;
}

function isoFormat(type: AnswerType): string | undefined {
  if (!isIsoTime(type)) return undefined;
  return `A date and time such as \`2031-03-10T18:30:00${"exact" in type ? ".000" : ""}Z\``;
}

/** Times, addresses and slugs that the life of a record gives it. */
function lifeFormat(property: LifeProperty): string {
  if (lifePropertyShapes[property].scalar === "datetime") return scalars.datetime.format;
  if (property === "slug") return scalars.slug.format;
  return property === "page" || property === "self" ? scalars.url.format : "";
}
