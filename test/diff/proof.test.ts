import { provePairs } from "./proof.js";

// A few of the pairs; the long test proves more.
provePairs(0, 96);
