import { runSpecTool } from "./spec-tools.js";

await runSpecTool();
