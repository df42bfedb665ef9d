import { faults, testFaults } from "./fault-table.js";
import { writes } from "./writes.js";

testFaults(Object.keys(writes), Object.keys(faults) as (keyof typeof faults)[]);
