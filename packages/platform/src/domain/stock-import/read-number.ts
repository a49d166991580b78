/** Signs and units around a number in a stock file: currency, distance, volume and weight. */
const decoration =
  /^(?:aud|nzd|a\$|nz\$|\$)\s*|\s*(?:km|kms|kilometres|l|litres?|cc|kg|l\s*\/\s*100\s*km|stars?|seats?|doors?|cyl(?:inders?)?|\.-|aud|nzd)\.?$/gi;

/**
 * Reads a number as feeds write it; undefined when the text is not one. Commas and spaces group thousands; a point, or
 * a comma with one or two digits after it, starts the decimals. Points group thousands where a comma or another point
 * follows.
 *
 * @example
 * readNumber("$51,990") // 51990
 * readNumber("8.7 L / 100 km") // 8.7
 * readNumber("about 5") // undefined
 */
export function readNumber(text: string): number | undefined {
  const bare = text.trim().replace(decoration, "").trim();
  const grouped = /^([+-]?)(\d{1,3}(?:[, \u00a0']\d{3})+|\d+)(?:\.(\d*))?$/.exec(bare);
  if (grouped) return sign(grouped[1]) * Number(`${grouped[2]?.replace(/[, \u00a0']/g, "")}.${grouped[3] ?? ""}0`);
  const european =
    /^([+-]?)(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(bare) ?? /^([+-]?)(\d{1,3}(?:\.\d{3}){2,})()$/.exec(bare);
  if (european) return sign(european[1]) * Number(`${european[2]?.replaceAll(".", "")}.${european[3] || "0"}`);
  return undefined;
}

/**
 * Reads an amount of money or a distance driven: as a number, but with a point before three digits for thousands.
 * Nobody asks for tenths of a cent or drives metres, and a car for $59.99 with 41 km was one for $59,990 with 41,200
 * km.
 *
 * @example
 * readWithThousands("$59.990") // 59990
 * readWithThousands("41.200 km") // 41200
 */
export function readWithThousands(text: string): number | undefined {
  return readNumber(text.replace(/^(\D*\d{1,3})\.(\d{3})(?!\.?\d)/, "$1$2"));
}

function sign(text: string | undefined): 1 | -1 {
  return text === "-" ? -1 : 1;
}
