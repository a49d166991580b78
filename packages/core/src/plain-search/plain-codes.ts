import { plainJoiners } from "./plain-synonyms.ts";
import type { PlainText } from "./plain-text.ts";

const saysStock = /^(?:stock|stk)$/;
const saysPlate = /^(?:rego|registration|reg|plate|plates|numberplate)$/;
const saysNumber = /^(?:number|no|num|nr|id|plate)$/;
const stockCode = /^(?=.*\d)[a-z\d-]{3,}$/;
/** Without "number" between: no year, no "4x4". */
const plainStockCode = /^(?:(?=.*\d)(?=.*[a-z])[a-z\d-]{4,}|\d{5,})$/;
const plateCode = /^(?=.*\d)(?=.*[a-z])[a-z\d]{4,7}$/;
/** A plate written in two: "ABC 12D". */
const plateParts = [/^[a-z]{2,3}$/, /^(?=.*\d)[a-z\d]{2,4}$/] as const;

/**
 * Reads "stock number N21243" and "rego ABC 12D": the number stays a keyword, which is looked up as it is; what it is
 * called goes.
 */
export function readCodes(text: PlainText): void {
  for (let first = 0; first < text.words.length; first += 1) {
    const [called = "", ...next] = text.free(first, 4);
    const isPlate = saysPlate.test(called);
    if (!isPlate && (!saysStock.test(called) || text.words[first - 1]?.plain === "in")) continue;
    const skipped = saysNumber.test(next[0] ?? "") ? 1 : 0;
    const code = next.slice(skipped);
    const [one = "", other = ""] = code;
    const isWhole = (isPlate ? plateCode : skipped === 1 ? stockCode : plainStockCode).test(one);
    const count = isWhole
      ? 1
      : isPlate && plateParts[0].test(one) && !plainJoiners.has(one) && plateParts[1].test(other)
        ? 2
        : 0;
    if (count === 0) continue;
    const at = first + 1 + skipped;
    text.keepAs(
      first,
      1 + skipped + count,
      text.words
        .slice(at, at + count)
        .map(({ typed }) => typed.replace(/^[#:]+|[,.;:]+$/g, ""))
        .join(" "),
    );
  }
}
