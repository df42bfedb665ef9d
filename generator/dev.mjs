// `npm run dev`: generates after every change of the spec and restarts the service after every change of its code, and
// builds what browsers load after a change of that. Ends all on Ctrl-C, and the others where one of them ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onEnd } from "./children.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const tsx = join(root, "node_modules", "tsx", "dist", "cli.mjs");
const programs = [
  [join(root, "generator", "run.mjs"), "--watch"],
  [join(root, ".config", "build-pages.mjs"), "--watch"],
  [tsx, "watch", "--clear-screen=false", "--include", "generated/**", join("runtime", "main.ts")],
];

// Groups of their own: a terminal sends Ctrl-C to every process of this one, and each must get one signal only.
const children = programs.map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], detached: true }),
);
const ends = children.map((child) => once(child, "exit"));

let isAsked = false;
onEnd(() => {
  isAsked = true;
  end();
});
const [code] = await Promise.race(ends);
end();
await Promise.all(ends);
process.exitCode = isAsked ? 0 : (code ?? 1);

function end() {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
  }
}
