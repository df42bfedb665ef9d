import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Events that another site answered, as they were recorded. */
export interface Recording {
  readonly site: string;
  readonly events: readonly Record<string, unknown>[];
}

/** The recorded answers that lie beside the repository; none where that folder is absent. */
export function recordings(): readonly Recording[] {
  const folder = join(import.meta.dirname, "../../../../shared/payloads");
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ site: name, events: eventsIn(join(folder, name)) }));
}

function eventsIn(folder: string): Record<string, unknown>[] {
  const [file] = ["events.json", "events-rows.json"]
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path));
  if (file === undefined) return [];
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  const events: unknown =
    typeof content === "object" && content !== null && "events" in content ? content.events : content;
  return Array.isArray(events) ? (events as Record<string, unknown>[]) : [];
}
