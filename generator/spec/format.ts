import { isMap, isPair, parseDocument, visit, type YAMLMap, type YAMLSeq } from "yaml";

const lineWidth = 120;
/** The printer leaves the indent out of account on the first line of a text. */
const textWidth = lineWidth - 8;

const options = { merge: true, stringKeys: true, prettyErrors: false } as const;

/**
 * Prints a YAML text in the layout of the spec: two spaces for each level, `{ a: b }`, `[a, b]`, double quotes, at most
 * one empty line. Text is wrapped at 120 characters, and a longer table or list in flow style becomes a block. Comments
 * and meaning stay. Absent where YAML cannot read the text.
 */
export function formatYaml(text: string): string | undefined {
  const document = parseDocument(text.replaceAll("\r\n", "\n"), options);
  if (document.errors.length > 0) return undefined;
  const meaning = JSON.stringify(document.toJS());
  visit(document, {
    Scalar: (_, node) => {
      if (node.type === "QUOTE_SINGLE" && !/["\\\n]/.test(String(node.value))) node.type = "QUOTE_DOUBLE";
    },
    Collection: (_, node, path) => {
      const pair = path.at(-1);
      layoutCollection(node, isPair(pair) ? String(pair.key).length : 0);
    },
  });
  const formatted = document.toString({ lineWidth: textWidth });
  const other = parseDocument(formatted, options);
  // A text that the printer would change stays as it is written.
  return other.errors.length === 0 && JSON.stringify(other.toJS()) === meaning ? formatted : text;
}

/** Pads a table in flow style and not a list; prints as a block what does not fit on the line of its key. */
function layoutCollection(node: YAMLMap | YAMLSeq, keyLength: number): void {
  const print: typeof node.toString = node.toString.bind(node);
  node.toString = (context, ...callbacks) => {
    if (context === undefined || node.flow !== true) return print(context, ...callbacks);
    const padding = isMap(node) ? " " : "";
    const unfolded = { ...context.options, lineWidth: 0 };
    const flow = print({ ...context, flowCollectionPadding: padding, options: unfolded }, ...callbacks);
    const isLong = flow.includes("\n") || context.indent.length + keyLength + flow.length > lineWidth;
    if (context.inFlow === true || !isLong) return flow;
    node.flow = false;
    return print(context, ...callbacks);
  };
}
