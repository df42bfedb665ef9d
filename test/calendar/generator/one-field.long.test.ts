import { testOneField } from "../../generator/test-one-field.js";

testOneField(["spec"]);
