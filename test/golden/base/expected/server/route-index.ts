// Generated from spec/routes.yaml. Do not edit: change the spec and run `npm run generate`.

import type { RouteIndex } from "../../runtime/codegen.js";

const getRootQuery = {
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

const listBooksQuery = {
  page: { type: "integer", minimum: 1, required: false, default: 1, description: "Number of the page." },
  size: {
    type: "integer",
    minimum: 1,
    maximum: 50,
    required: false,
    default: 10,
    description: "Records per page, 50 at most.",
  },
  search: { type: "string", required: false, description: "Words to find." },
  binding: {
    type: "string",
    enum: ["hard", "soft"],
    required: false,
    description: "Keep books bound this way.",
  },
  shelves: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Keep books on these shelves.",
  },
  long: { type: "boolean", required: false, description: "Keep long books." },
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

const bookCreate = {
  title: { type: "string", required: true, description: "Title of the book." },
  opens: { type: "string", required: true, description: "Start of the reading." },
  closes: { type: "string", required: true, description: "End of the reading." },
  zone: { type: "string", required: false, description: "Time zone of the reading." },
  all_day: { type: "boolean", required: false, default: false, description: "The reading lasts whole days." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "trash"],
    required: false,
    description: "Status of the record.",
  },
  summary: { type: "string", required: false, description: "What the book is about." },
  image: { type: "string", required: false, description: "The cover." },
  binding: {
    type: "string",
    enum: ["hard", "soft"],
    required: false,
    default: "soft",
    description: "How the book is bound.",
  },
  pages: { type: "integer", minimum: 1, maximum: 9999, required: false, description: "Number of pages." },
  hidden: { type: "boolean", required: false, description: "Leave the book out of lists." },
  shelves: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Where the book stands.",
  },
  sequel_to: { type: "integer", required: false, description: "The book before this one." },
  password: { type: "string", required: false, description: "Password that readers need." },
  lent_to: { type: "string", required: false, description: "Who has the book." },
  repeats: { type: "object", required: false, description: "How the reading repeats." },
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

const getBookQuery = {
  password: { type: "string", required: false, description: "Password that readers need." },
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

const bookUpdate = {
  title: { type: "string", required: false, description: "Title of the book." },
  opens: { type: "string", required: false, description: "Start of the reading." },
  closes: { type: "string", required: false, description: "End of the reading." },
  zone: { type: "string", required: false, description: "Time zone of the reading." },
  all_day: { type: "boolean", required: false, description: "The reading lasts whole days." },
  status: {
    type: "string",
    enum: ["publish", "future", "draft", "pending", "trash"],
    required: false,
    description: "Status of the record.",
  },
  summary: { type: "string", required: false, description: "What the book is about." },
  image: { type: "string", required: false, description: "The cover." },
  binding: { type: "string", enum: ["hard", "soft"], required: false, description: "How the book is bound." },
  pages: { type: "integer", minimum: 1, maximum: 9999, required: false, description: "Number of pages." },
  hidden: { type: "boolean", required: false, description: "Leave the book out of lists." },
  shelves: {
    type: "array",
    items: { type: ["integer", "string"] },
    required: false,
    description: "Where the book stands.",
  },
  sequel_to: { type: "integer", required: false, description: "The book before this one." },
  password: { type: "string", required: false, description: "Password that readers need." },
  lent_to: { type: "string", required: false, description: "Who has the book." },
  repeats: { type: "object", required: false, description: "How the reading repeats." },
  reach: {
    type: "string",
    enum: ["this", "following", "all"],
    required: false,
    description: "How far a write reaches.",
  },
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

const getBookBySlugQuery = {
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

const listShelvesQuery = {
  page: { type: "integer", minimum: 1, required: false, default: 1, description: "Number of the page." },
  book: { type: "integer", required: false, description: "Keep the shelves of this book." },
  filled: { type: "boolean", required: false, default: true, description: "Leave out empty shelves." },
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

const getShelfQuery = {
  lang: { type: "string", enum: ["en", "de"], required: false, description: "The language of the content." },
};

/** The routes in their order, what they take, and the translations of the texts above. */
export const routeIndex: RouteIndex = {
  routes: [
    {
      path: "/",
      pattern: "/",
      endpoints: [{ methods: ["GET"], args: getRootQuery }],
    },
    {
      path: "/books",
      pattern: "/books",
      endpoints: [
        { methods: ["GET"], args: listBooksQuery },
        { methods: ["POST"], args: bookCreate },
      ],
    },
    {
      path: "/books/{id}",
      pattern: "/books/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [
        { methods: ["GET"], args: getBookQuery },
        { methods: ["POST", "PATCH"], args: bookUpdate },
      ],
    },
    {
      path: "/books/by-slug/{slug}",
      pattern: "/books/by-slug/(?P<slug>[^/]+)",
      variables: { slug: { type: "string", required: true } },
      endpoints: [{ methods: ["GET"], args: getBookBySlugQuery }],
    },
    {
      path: "/shelves",
      pattern: "/shelves",
      endpoints: [{ methods: ["GET"], args: listShelvesQuery }],
    },
    {
      path: "/shelves/{id}",
      pattern: "/shelves/(?P<id>\\d+)",
      variables: { id: { type: "integer", required: true, description: "Id of the record." } },
      endpoints: [{ methods: ["GET"], args: getShelfQuery }],
    },
  ],
  extensions: { loans: "Lending books." },
  translations: {
    de: {
      "Lending books.": "[de] Lending books.",
      "Id of the record.": "[de] Id of the record.",
      "The language of the content.": "[de] The language of the content.",
      "Number of the page.": "[de] Number of the page.",
      "Records per page, 50 at most.": "[de] Records per page, 50 at most.",
      "Words to find.": "[de] Words to find.",
      "Keep books bound this way.": "[de] Keep books bound this way.",
      "Keep books on these shelves.": "[de] Keep books on these shelves.",
      "Keep long books.": "[de] Keep long books.",
      "Title of the book.": "[de] Title of the book.",
      "Start of the reading.": "[de] Start of the reading.",
      "End of the reading.": "[de] End of the reading.",
      "Time zone of the reading.": "[de] Time zone of the reading.",
      "The reading lasts whole days.": "[de] The reading lasts whole days.",
      "Status of the record.": "[de] Status of the record.",
      "What the book is about.": "[de] What the book is about.",
      "The cover.": "[de] The cover.",
      "How the book is bound.": "[de] How the book is bound.",
      "Number of pages.": "[de] Number of pages.",
      "Leave the book out of lists.": "[de] Leave the book out of lists.",
      "Where the book stands.": "[de] Where the book stands.",
      "The book before this one.": "[de] The book before this one.",
      "Password that readers need.": "[de] Password that readers need.",
      "Who has the book.": "[de] Who has the book.",
      "How the reading repeats.": "[de] How the reading repeats.",
      "How far a write reaches.": "[de] How far a write reaches.",
      "Keep the shelves of this book.": "[de] Keep the shelves of this book.",
      "Leave out empty shelves.": "[de] Leave out empty shelves.",
    },
  },
};
