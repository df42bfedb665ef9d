// `specwright dev`: builds the product after each edit, and serves what was last built without errors.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { onEnd, runToEnd } from "./children.mjs";
import { sourceFiles } from "./product.mjs";

const command = join(import.meta.dirname, "cli.mjs");

/** Editors write a file in several steps: an edit is complete when two looks at the files find the same. */
const intervalMs = 150;

/** Serves, and starts again after each edit of a source, until Ctrl-C. */
export async function dev() {
  const ending = new AbortController();
  onEnd(() => ending.abort());
  let service;
  let built;
  let last = stateOfSources();
  // Compares the files instead of waiting for events, which are lost for files that editors replace.
  while (!ending.signal.aborted) {
    const found = stateOfSources();
    if (found === last && found !== built) {
      built = found;
      if ((await runToEnd([command, "compile"])) === 0) {
        await stop(service);
        if (!ending.signal.aborted) service = serve();
      } else if (!ending.signal.aborted) console.error(afterErrors(isRunning(service)));
    }
    last = found;
    await wait(intervalMs, undefined, { signal: ending.signal }).catch(() => undefined);
  }
  await stop(service);
  return 0;
}

/** A text that differs after every edit of a source, also of one that was replaced by a file of the same size. */
function stateOfSources() {
  const states = sourceFiles().map((path) => {
    const { ino, size, ctimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    return `${path} ${ino} ${size} ${ctimeMs}`;
  });
  return states.join("\n");
}

/** A group of its own: a terminal sends Ctrl-C to every process of this one, and a second signal ends the service at once. */
function serve() {
  return spawn(process.execPath, [command, "serve"], {
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
    // The service ends with its parent if npm is somewhere above.
    env: { npm_lifecycle_event: "dev", ...process.env },
  });
}

function isRunning(child) {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

async function stop(child) {
  if (!isRunning(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

function afterErrors(isServing) {
  return isServing
    ? "The version before these errors is still served."
    : "Nothing is served before these errors are fixed.";
}
