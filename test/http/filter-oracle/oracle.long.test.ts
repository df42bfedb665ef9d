import { testFilters } from "./test-filters.js";

testFilters({ single: 5, combined: 50 });
