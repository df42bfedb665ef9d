import { testFilters } from "./test-filters.js";

testFilters({ zones: ["America/New_York"], single: 1, combined: 10 });
