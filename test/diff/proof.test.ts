import { provePairs } from "./proof.js";

// A few of the pairs; the long tests prove all.
provePairs(0, 96);
