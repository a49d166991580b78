import { expect, it } from "vitest";
import { wideComments } from "./comment-width.mjs";

const words = "word ".repeat(30);

it.each([
  `// ${words}`,
  `/** ${words} */`,
  ` * ${words}`,
  `  {/* ${words} */}`,
  ` * @param car ${words}`,
  ` * @example\n * f() // 1\n */\n\n// ${words}`,
])("finds a comment wider than code may be: %s", (source) => {
  expect(wideComments(source)).toHaveLength(1);
});

it.each([
  "// A word.",
  ` * https://dealer.example/${"a".repeat(120)}`,
  ` * @example\n * f() // "${words}"`,
  `const text = "${words}"; // a word`,
])("leaves examples, single words and code be: %s", (source) => {
  expect(wideComments(source)).toEqual([]);
});
