import type { Model, Parameter, Text } from "../model/model.js";

/** The text of a parameter, followed by its default where that is no value that a schema could state. */
export function parameterText(model: Model, parameter: Parameter): Text {
  const { text } = parameter;
  const words = generatedDefaultText(model, parameter);
  if (words === undefined) return text;
  return Object.fromEntries(
    Object.entries(text).map(([language, prose]) => [language, `${prose} ${words[language] ?? ""}`]),
  );
}

/** What is said of a default that a create makes; undefined where there is none. */
export function generatedDefaultText({ service }: Model, { generated }: Parameter): Text | undefined {
  return service.defaultTexts.find(({ name }) => name === generated)?.text;
}
