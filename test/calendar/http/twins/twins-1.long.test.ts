import { testTwins } from "./test-twins.js";

testTwins({ seed: 1, steps: 160 });
