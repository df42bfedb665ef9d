import { fillWords } from "./diagnostics.js";
import { loadClientCore, loadClientReadme, loadClientTexts, loadGuides } from "./load.js";
import { withLineFeeds } from "./manifest.js";
import type { Model } from "./model/model.js";
import { wireVariants } from "./model/wire.js";
import { readmeWords } from "./print/client-readme.js";
import type { OutputFile } from "./print/source-file.js";
import { coreFolder, wireFolder } from "./print/wire-names.js";

/** The client's hand-written core, and the prose beside the spec; without a README there, a generated one. */
export function clientCopies(specDirectory: string, model: Model): readonly OutputFile[] {
  const core = [...coreFiles(model)].map(([name, { origin, text }]) => {
    const header = `// Copied from ${origin}. Do not edit: change that file and run \`npm run generate\`.\n\n`;
    return { path: `${coreFolder}/${name}`, text: header + withLineFeeds(text), origin };
  });
  const texts = [...loadClientTexts(specDirectory)].map(([name, text]) => ({
    path: `${wireFolder}/${name}`,
    text: withLineFeeds(text),
    origin: `spec/client/${name}`,
  }));
  const readme = `${wireFolder}/README.md`;
  if (texts.some(({ path }) => path === readme)) return [...core, ...texts];
  const text = fillWords(loadClientReadme(), readmeWords(model));
  return [...core, ...texts, { path: readme, text, origin: "spec/api.yaml" }];
}

/** The model with the guides beside the spec, in the default language or that of their folder; without any it is the same. */
export function withGuides(model: Model, specDirectory: string): Model {
  const guides = [...loadGuides(specDirectory)].map(([path, text]) => {
    const [name = "", language = model.service.languages.default] = path
      .replace(/\.md$/, "")
      .split("/")
      .reverse();
    return { name, language, text: withLineFeeds(text) };
  });
  return guides.length === 0 ? model : { ...model, guides };
}

/** The files of the core by name. A service with another wire has the variants for it in the place of their namesakes. */
function coreFiles(model: Model): ReadonlyMap<string, { readonly origin: string; readonly text: string }> {
  const variants = wireVariants(model);
  const files = [...loadClientCore()].map(([file, text]) => {
    const [, stem = "", variant = ""] = /^([^.]+)(?:\.(\w+))?\.ts$/.exec(file) ?? [];
    return { name: `${stem}.ts`, variant, origin: `runtime/client/${file}`, text };
  });
  const usual = files.filter(({ variant }) => variant === "");
  const chosen = files.filter(({ variant }) => variants.includes(variant));
  return new Map([...usual, ...chosen].map(({ name, ...file }) => [name, file]));
}
