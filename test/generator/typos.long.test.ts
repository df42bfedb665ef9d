import { testTypos } from "./test-typos.js";

testTypos({ every: 5, count: 60 });
