import { join } from "node:path";
import { testTyposOf } from "../../generator/test-typos.js";
import { root } from "../../support/workspace.js";

testTyposOf(join(root, "spec"), 10);
