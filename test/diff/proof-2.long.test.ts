import { provePairs } from "./proof.js";

provePairs(1, 2);
