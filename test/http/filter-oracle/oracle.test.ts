import { testFilters } from "./test-filters.js";

testFilters({ single: 1, combined: 10 });
