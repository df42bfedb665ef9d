import { testOneField } from "./test-one-field.js";

testOneField(["library", "todo", "tracker"].map((name) => `test/products/${name}/spec`));
