import { testRandomRules } from "./random-rules.js";

testRandomRules({ compared: 40, cut: 20 });
