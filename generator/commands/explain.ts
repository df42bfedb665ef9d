import { Command } from "commander";
import { fillWords, nearestName } from "../diagnostics.js";
import { type CodeName, codeNames, codes, findCode } from "../spec/codes.js";

/** `explain`: prints what a code means, how to cure it, and an example; without a code, the list of all. */
export function explainCommand(): Command {
  return new Command("explain")
    .description("explain what a code of a diagnostic means, and how to fix it")
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

/** What stands for words of a fix that only the place of an error knows; others are printed in capitals. */
const standIns: Readonly<Record<string, string>> = {
  cure: "follow the hint that is printed with the error",
  keys: "the keys that are listed with the error",
  known: "the names that are listed with the error",
  use: "what needs integers",
  what: "entry",
};

/** The fix of a code where no error has filled in its words. */
function fixOf(fix: string): string {
  if (fix === "known: {known}") return `use one of ${standIns.known}`;
  return fillWords(fix, standIns).replaceAll(/\{(\w+)\}/g, (_, word: string) => word.toUpperCase());
}

/** Everything there is to say of a code, in plain text. */
export function explanationOf(name: CodeName): string {
  const { code, severity, message, cause, fix, wrong, right } = codes[name];
  return [
    `${code} ${name} (${severity})`,
    message,
    "",
    ...wrapped(cause),
    "",
    `Fix: ${fixOf(fix)}.`,
    "",
    "Wrong:",
    ...indented(wrong),
    "",
    "Right:",
    ...indented(right),
  ].join("\n");
}

function indented(lines: string): readonly string[] {
  return lines.split("\n").map((line) => `  ${line}`);
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
