/**
 * Drops comments and everything that a browser could take for a tag, and leaves the text between. A `<` that opens no
 * tag stays (`1 < 2`), one that opens a tag without an end goes alone. No result holds a tag, whatever was nested in
 * the input; the time is linear in its length.
 */
export function stripMarkup(text: string): string {
  if (!text.includes("<")) return text;
  return (
    stripComments(text)
      .replace(/<[a-z/!?](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi, "")
      // What the first pass joined (`<<b>script>`) or found without an end must not become a tag.
      .replace(/(?<!<)<+(?=[a-z/!?])/gi, "")
  );
}

/** Drops control characters; tabulator, line feed and carriage return stay. */
export function stripControls(text: string): string {
  return text.replace(/(?![\t\n\r])\p{Cc}/gu, "");
}

function stripComments(text: string): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf("<!--"); at >= 0; at = text.indexOf("<!--", from)) {
    const end = text.indexOf("-->", at + 2);
    if (end < 0) break;
    kept += text.slice(from, at);
    from = end + 3;
  }
  return kept + text.slice(from);
}
