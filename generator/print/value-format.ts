import type {
  AnswerProperty,
  ObjectProperty,
  Parameter,
  ScalarName,
  Type,
  ValueLimits,
} from "../model/model.js";
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
      return sentence(isIsoTime(type) ? isoFormat : (lifeFormats[value.property] ?? ""));
    case "utc":
      return sentence(isIsoTime(type) ? isoFormat : scalarFormats.datetime);
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
  if (isIsoTime(type)) return isoFormat;
  return type.kind === "scalar" ? (scalarFormats[type.scalar] ?? "") : "";
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

const isoFormat = "A date and time such as `2031-03-10T18:30:00Z`";

const scalarFormats: Readonly<Partial<Record<ScalarName, string>>> & { readonly datetime: string } = {
  date: "`YYYY-MM-DD`",
  datetime: "`YYYY-MM-DD HH:MM:SS`",
  timezone: "An IANA name or an offset such as `UTC+5.5`",
  url: "An http or https URL",
  email: "An e-mail address",
  decimal: "A decimal number as text",
  uuid: "A UUID",
  slug: "Letters, digits and hyphens",
};

const lifeFormats: Readonly<Record<string, string>> = {
  date: scalarFormats.datetime,
  date_utc: scalarFormats.datetime,
  created: scalarFormats.datetime,
  created_utc: scalarFormats.datetime,
  modified: scalarFormats.datetime,
  modified_utc: scalarFormats.datetime,
  page: "An http or https URL",
  self: "An http or https URL",
  slug: "Letters, digits and hyphens",
};
