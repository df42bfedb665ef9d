// Generated from spec/. Do not edit: change the spec and run `npm run generate`.

export type { Book, BookList, EmbeddedBook } from "./books.js";
export { type Client, createClient } from "./client.js";
export type { BooksClient } from "./clients/books.js";
export type { ShelvesClient } from "./clients/shelves.js";
export * from "./core/index.js";
export type {
  BookCreate,
  BookUpdate,
  GetBookBySlugQuery,
  GetBookQuery,
  ListBooksQuery,
} from "./inputs/books.js";
export type { GetRootQuery } from "./inputs/service.js";
export type { GetShelfQuery, ListShelvesQuery } from "./inputs/shelves.js";
export type { Shelf, ShelfList } from "./shelves.js";
export type {
  Binding,
  DateDetails,
  ErrorAnswer,
  ErrorData,
  ErrorDetail,
  ErrorProblem,
  Image,
  ImageSize,
  JsonObject,
  JsonValue,
  Language,
  Reach,
  Repetition,
  Scalars,
  Status,
  TermUrls,
} from "./types.js";
