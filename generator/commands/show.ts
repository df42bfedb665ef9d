import { Command } from "commander";
import { stringify } from "yaml";
import { loadSpec } from "../load.js";
import { printDiagnostics } from "../spec/print.js";

/** `show`: prints the spec with all defaults filled in, as a stream of YAML documents, one for each file. */
export function showCommand(): Command {
  return new Command("show")
    .description("print the spec with all defaults filled in")
    .option("--spec <folder>", "folder with the spec", "spec")
    .action(show);
}

function show({ spec: directory }: { readonly spec: string }): void {
  const spec = loadSpec(directory);
  const { api, types, routes, resources, diagnostics } = spec;
  if (diagnostics.hasErrors) {
    console.error(printDiagnostics(spec, diagnostics.sorted(), { verbose: false }));
    process.exitCode = 1;
    return;
  }
  const files = new Map([
    ["api.yaml", api],
    ["types.yaml", types],
    ["routes.yaml", routes],
    ...[...resources].map(([name, node]) => [`resources/${name}.yaml`, node] as const),
  ]);
  for (const [file, node] of files)
    process.stdout.write(`--- # ${file}\n${stringify(node?.value ?? {}, { lineWidth: 120 })}`);
}
