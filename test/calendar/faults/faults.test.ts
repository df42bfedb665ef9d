import { testFaults } from "./fault-table.js";

testFaults(["a create with records inside"], ["is not answered"]);
testFaults(["an update", "a delete of a series"], ["is lost"]);
