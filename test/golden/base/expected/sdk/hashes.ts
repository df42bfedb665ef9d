// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

import type { OperationHashes } from "./core/contract.js";

/** Hashes of the operations in the contract that the client was generated from. */
export const hashes: OperationHashes = {
  getRoot: "a7d8e52933db",
  listBooks: "a7d18272771b",
  createBook: "743ce0e7557b",
  getBook: "0eceb1fb593e",
  updateBook: "703ec824da13",
  getBookBySlug: "e09d6c18ca4f",
  listShelves: "a75c5eed099b",
  getShelf: "33367cc5c025",
};
