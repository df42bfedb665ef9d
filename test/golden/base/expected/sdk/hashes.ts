// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { OperationHashes } from "./core/contract.js";

/** Hashes of the operations, as the contract tells them that the client was made for. */
export const hashes: OperationHashes = {
  getRoot: "a7d8e52933db",
  listBooks: "178084ac38d4",
  createBook: "170ae9de1143",
  getBook: "268a33d1a216",
  updateBook: "0e914957a206",
  getBookBySlug: "cc22c398c0cd",
  listShelves: "240fe0aafd22",
  getShelf: "7da2f680dbdb",
};
