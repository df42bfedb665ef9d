/** Imported before other test files, it makes their services claim unique values. */
process.env.TEST_SHARDED = "true";
