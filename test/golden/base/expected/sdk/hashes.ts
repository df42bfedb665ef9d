// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { OperationHashes } from "./core/contract.js";

/** Hashes of the operations, as the contract tells them that the client was made for. */
export const hashes: OperationHashes = {
  getRoot: "a7d8e52933db",
  listBooks: "f36be4690385",
  createBook: "b82c2e5135cc",
  getBook: "5b2e51ec1bbe",
  updateBook: "8f8adb418342",
  getBookBySlug: "a99344bb2081",
  listShelves: "240fe0aafd22",
  getShelf: "7da2f680dbdb",
};
