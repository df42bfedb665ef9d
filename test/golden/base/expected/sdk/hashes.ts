// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { OperationHashes } from "./core/contract.js";

/** Hashes of the operations, as the contract tells them that the client was made for. */
export const hashes: OperationHashes = {
  getRoot: "a7d8e52933db",
  listBooks: "f36be4690385",
  createBook: "77e3a2898324",
  getBook: "5b2e51ec1bbe",
  updateBook: "a85737d23e7d",
  getBookBySlug: "a99344bb2081",
  listShelves: "240fe0aafd22",
  getShelf: "7da2f680dbdb",
};
