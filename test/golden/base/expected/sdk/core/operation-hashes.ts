// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

/** Operations in the contract that the client was made for, each with the first digits of its hash. */
export const hashes =
  "getRoot:a7d8 listBooks:a7d1 createBook:743c getBook:0ece updateBook:703e getBookBySlug:e09d listShelves:a75c getShelf:3336";
