import { Command } from "commander";
import { nearestName } from "../diagnostics.js";
import { loadExample } from "../load.js";
import { type CodeName, codeNames, codes, findCode, severityOf } from "../spec/codes.js";

/** `explain`: prints what a code means, with an example and how to cure it; without a code, the list of all. */
export function explainCommand(): Command {
  return new Command("explain")
    .description("explain what a code of a diagnostic means, with an example and its fix")
    .argument("[code]", "number or name, such as SPEC020 or unknown_type; all are listed without")
    .action(explain);
}

function explain(word: string | undefined): void {
  if (word === undefined) {
    console.log(codeNames.map(listed).join("\n"));
    return;
  }
  const code = findCode(word);
  if (code !== undefined) {
    console.log(explanationOf(code.name));
    return;
  }
  const nearest = nearestName(word, [...codeNames, ...codeNames.map((name) => codes[name].code)]);
  const hint = nearest === undefined ? "`npm run spec -- explain` lists all" : `did you mean \`${nearest}\`?`;
  console.error(`There is no code \`${word}\`: ${hint}`);
  process.exitCode = 2;
}

function listed(name: CodeName): string {
  const { code, message } = codes[name];
  return `${code} ${name.padEnd(longestName)}  ${message}`;
}

const longestName = Math.max(...codeNames.map((name) => name.length));

/** Everything there is to say of a code, in plain text, with the error of its golden case. */
export function explanationOf(name: CodeName): string {
  const { code, message, cause } = codes[name];
  const example = loadExample(name).split("\n");
  return [
    `${code} ${name} (${severityOf(name)})`,
    message,
    "",
    ...wrapped(cause),
    "",
    "Example:",
    ...example.map((line) => `  ${line}`),
  ].join("\n");
}

const width = 100;

function wrapped(text: string): readonly string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines;
}
