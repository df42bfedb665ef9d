import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";

/** An element of an XML document; `text` is what stands directly in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** Reads a document with a strict parser: what is not well-formed, or lacks a namespace, throws. */
export function readXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", (tag: SaxesTagNS) => {
    const { name, attributes } = tag;
    const values = Object.entries<SaxesAttributeNS>(attributes).map(([key, { value }]) => [key, value]);
    const element: XmlElement = {
      name,
      attributes: Object.fromEntries(values) as Record<string, string>,
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(document).close();
  const [only] = root.children;
  if (only === undefined) throw new Error("The document is empty.");
  return only;
}

/** The texts of the children of that name. */
export function textsOf({ children }: XmlElement, name: string): string[] {
  return children.filter((child) => child.name === name).map(({ text }) => text);
}
