import { testDifferences } from "./differences.js";

testDifferences(150, [200, 201, 304, 400, 401, 403, 404]);
