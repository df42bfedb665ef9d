import { run } from "./tools/program.js";

await run({
  load: async () => (await import("./calendar.js")).calendar,
  args: process.argv.slice(2),
  tools: { seed: () => import("./tools/seed.js") },
});
