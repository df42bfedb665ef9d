import { testDifferences } from "./differences.js";

testDifferences(600, [200, 201, 304, 400, 401, 403, 404, 410, 412]);
