import js from "@eslint/js";
import tseslint from "typescript-eslint";

/**
 * Lint rules for all TypeScript of the repository; AJV's machine code is the exception.
 * Generated code has to pass without any comment that switches a rule off.
 */
export default tseslint.config(
  {
    ignores: [
      "build/**",
      "node_modules/**",
      "data/**",
      "coverage/**",
      "generated/**/ajv.ts",
      "test/golden/**",
      "generator/init/**",
      "test/products/*/hooks/**",
    ],
  },
  { files: ["generated/**/*.ts"], linterOptions: { noInlineConfig: true } },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [
      js.configs.recommended,
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      parserOptions: {
        project: ["./tsconfig.json", "./.config/tsconfig.browser.json"],
        tsconfigRootDir: new URL("..", import.meta.url).pathname,
      },
    },
    rules: {
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-confusing-void-expression": [
        "error",
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
    },
  },
  {
    files: ["runtime/**/*.ts", "runtime/**/*.tsx", "generator/**/*.ts"],
    rules: {
      "@typescript-eslint/max-params": ["error", { max: 3 }],
      "max-lines-per-function": ["error", { max: 60 }],
    },
  },
);
