/** Days of the calendar as RFC 3339 writes them, such as `2031-03-10`; days that months do not have do not match. */
export const datePattern = new RegExp(
  `^(?:${[
    String.raw`\d{4}-(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
    String.raw`\d{4}-(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
    String.raw`\d{4}-02-(?:0[1-9]|1\d|2[0-8])`,
    String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29`,
  ].join("|")})$`,
  "u",
);

/** Mailboxes as RFC 5321 writes them, without quoted and non-ASCII ones: `name@example.org`. Blanks around do not count. */
export const emailPattern =
  /^\s*[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])\s*$/iu;

/** UUIDs of any version and variant as RFC 9562 writes them, in either case; braces and prefixes do not match. */
export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
