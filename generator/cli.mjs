#!/usr/bin/env node
// The command of the package: `specwright init`, then the others in the folder of a product.
import { dev } from "./dev-product.mjs";
import { init } from "./init.mjs";
import { build, compile, generate, loadGenerator, serve, start } from "./product.mjs";

const usage = `Usage: specwright <command>

  init [folder]   creates a product: spec, hooks, test, package.json
  generate        writes generated/ from spec/
  check, explain, fix, fmt, show, diff, plan   tools for the spec
  start, dev      serve the product; dev starts again after each edit
  compile, serve  the two steps of start
  build           compiles the product, and packs its typed client
  accounts, keys, webhooks, doctor, migrate, backup, restore, import, export   tools for its store

Each command prints its options with --help.`;

const tools = ["accounts", "keys", "webhooks", "doctor", "migrate", "backup", "restore", "import", "export"];
const specTools = ["check", "explain", "fix", "fmt", "show", "diff", "plan"];
const commands = { init, generate, start, compile, serve, build, dev };

const [name = "--help", ...args] = process.argv.slice(2);
if (Object.hasOwn(commands, name)) process.exitCode = await commands[name](args);
else if (tools.includes(name)) process.exitCode = await start([name, ...args]);
else if (specTools.includes(name)) await loadGenerator().runSpecTool();
else {
  const isAsked = name === "--help" || name === "-h" || name === "help";
  (isAsked ? console.log : console.error)(isAsked ? usage : `There is no command ${name}.\n\n${usage}`);
  process.exitCode = isAsked ? 0 : 2;
}
