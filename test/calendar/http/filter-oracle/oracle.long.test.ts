import { testFilters } from "./test-filters.js";

testFilters({ zones: ["UTC", "Europe/Rome", "America/New_York"], single: 5, combined: 50 });
