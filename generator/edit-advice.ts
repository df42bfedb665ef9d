import type { Model } from "./model/model.js";
import type { OutputFile } from "./print/source-file.js";

/**
 * What to change instead of a generated file: the part of the spec it comes from and, for the server, the hooks that the
 * spec names for its resource. `file` is absent for a file that is no longer made.
 */
export function editAdvice(model: Model, path: string, file: OutputFile | undefined): readonly string[] {
  if (file === undefined) return ["the spec no longer makes it: delete it, or move what you need elsewhere"];
  const origin = `change ${file.origin ?? "spec/"}, which it comes from`;
  return path.startsWith("server/") ? [origin, hooksFor(model, path)] : [origin];
}

function hooksFor(model: Model, path: string): string {
  const resource = model.resources.find(({ folder }) => path.startsWith(`server/${folder}/`));
  const hooked = resource === undefined ? model.resources : [resource];
  const names = hooked.flatMap(({ valueName, hooks }) =>
    hooks.map(({ property }) => `${valueName}.${property}`),
  );
  const own =
    names.length === 0
      ? "name one in the spec"
      : `there are ${names.map((name) => `\`${name}\``).join(", ")}`;
  return `for behaviour that no key expresses use a hook: ${own}`;
}
