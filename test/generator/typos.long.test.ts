import { testTypos } from "./test-typos.js";

testTypos(5);
