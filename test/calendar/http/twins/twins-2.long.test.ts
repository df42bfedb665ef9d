import { testTwins } from "./test-twins.js";

testTwins({ seed: 2, steps: 160 });
