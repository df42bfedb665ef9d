import { testTwins } from "./test-twins.js";

testTwins({ seed: 4, steps: 160 });
