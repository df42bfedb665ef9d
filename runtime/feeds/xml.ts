const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** An element with a text; attributes and text are escaped, and characters that XML 1.0 has not are gone. */
export function textElement(
  name: string,
  text: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  return `<${name}${attributeList(attributes)}>${escaped(text)}</${name}>`;
}

/** An element with a text for each value, by name and in their order. */
export function textElements(values: Readonly<Record<string, string | readonly string[]>>): string[] {
  return Object.entries(values).flatMap(([name, texts]) =>
    [texts].flat().map((text) => textElement(name, text)),
  );
}

/** An element without a text. */
export function emptyElement(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name}${attributeList(attributes)}/>`;
}

/** An element around others. */
export function element(name: string, content: readonly string[]): string {
  return `<${name}>${content.join("")}</${name}>\n`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

function attributeList(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
