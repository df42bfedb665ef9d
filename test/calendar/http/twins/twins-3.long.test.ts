import { testTwins } from "./test-twins.js";

testTwins({ seed: 3, steps: 160 });
