import * as fc from "fast-check";
import { mark, markedEmail, markedPhone } from "./sent-marks.ts";

/** Pieces of text that have broken a parser, a database or a page somewhere. */
const nasties = [
  "",
  " ",
  "\0",
  "\uD800",
  "\uDFFF",
  "🙂".slice(0, 1),
  "a\r\nset-cookie: zqmark=1",
  '\n{"level":"info","event":"zqmark"}',
  "'; drop table leads; --",
  "%00",
  "%0d%0a",
  "../../etc/passwd",
  "..\\..\\x",
  "${7*7}",
  "{{7*7}}",
  '"><img src=x onerror=alert(1)>',
  "</script><script>alert(1)</script>",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "undefined",
  "null",
  "NaN",
  "-1",
  "0",
  "1e999",
  "99999999999999999999",
  "İ",
  "ﷺ",
  "\u202E",
  "\uFEFF",
  "\u0000\u0001\u001F\u007F",
  "a".repeat(300),
  "é".repeat(2100),
  "[",
  "(",
  "*",
  "?",
  "&&",
  "||",
  "`",
  ":=",
  "~",
  "\\",
  "true",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "🙂",
];

/** Text that carries the mark, and something hostile around it. */
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...nasties),
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...nasties) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
    ),
  )
  .map(([before, after]) => `${before}${mark}${after}`);

/** A name that a form would take. */
export const plainText: fc.Arbitrary<string> = fc.nat(9999).map((index) => `${mark}${index}`);

/** A mail address that a form would take. */
export const plainEmail: fc.Arbitrary<string> = fc.nat(9999).map((index) => markedEmail(String(index)));

/** A mobile number that a form would take. */
export const plainPhone: fc.Arbitrary<string> = fc.nat(999).map(markedPhone);

/** A value in the place of another: of any type, of any depth. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    [],
    {},
    [[]],
    { [mark]: mark },
    Number.MAX_SAFE_INTEGER,
    "2026-11-21T00:00:00Z",
  ),
  fc.constantFrom(50, 2000).map((depth) => nested(depth)),
  fc.array(hostileText, { maxLength: 30 }),
);

function nested(depth: number): unknown {
  let value: unknown = mark;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
