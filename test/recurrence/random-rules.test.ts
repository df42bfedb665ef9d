import { testRandomRules } from "./random-rules.js";

testRandomRules({ compared: 10, cut: 5 });
