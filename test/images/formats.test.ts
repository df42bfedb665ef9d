import { testFormats } from "./formats.js";

// Those that are encoded quickly.
testFormats(["jpeg", "png", "webp"]);
