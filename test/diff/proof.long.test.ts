import { provePairs } from "./proof.js";

provePairs(0, 1);
