import { loadClientCore, loadClientTexts } from "./load.js";
import type { OutputFile } from "./print/source-file.js";
import { coreFolder, wireFolder } from "./print/wire-names.js";

/** What the client's package takes over as it is: its hand-written core, and the prose beside the spec. */
export function clientCopies(specDirectory: string): readonly OutputFile[] {
  const core = [...loadClientCore()].map(([name, text]) => {
    const origin = `runtime/client/${name}`;
    const header = `// Copied from ${origin}. Do not edit: change that file and run \`npm run generate\`.\n\n`;
    return { path: `${coreFolder}/${name}`, text: header + withLineFeeds(text), origin };
  });
  const texts = [...loadClientTexts(specDirectory)].map(([name, text]) => ({
    path: `${wireFolder}/${name}`,
    text: withLineFeeds(text),
    origin: `spec/client/${name}`,
  }));
  return [...core, ...texts];
}

function withLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
