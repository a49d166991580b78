import { plainWords } from "@forecourt/core";

/** The words of all sites' facets, which every search counts anew. A plain map: hundreds are looked up for a page. */
const keys = new Map<string, string>();
const maxKeys = 20_000;

/**
 * A choice as the engine compares it: feeds write one make as "Kia" and as "KIA", and whoever chooses one finds both.
 *
 * @example
 * choiceKey("CX-5") === choiceKey("cx5") // true
 */
export function choiceKey(value: string): string {
  const known = keys.get(value);
  if (known !== undefined) return known;
  const words = value.split(/\s+/).map((word) => plainWords(word).replaceAll(" ", ""));
  const key = words.filter((word) => word !== "").join(" ");
  if (keys.size >= maxKeys) keys.clear();
  keys.set(value, key);
  return key;
}

/** A value of a facet with its number of cars. */
interface Counted {
  value: string;
  count: number;
}

/**
 * The values of a facet, those that the engine takes for one as one: with the cars of all, so that the count is what
 * the choice finds, and spelt as most cars have it, or as it was chosen.
 *
 * @example
 * withOneSpelling([{ value: "Kia", count: 3 }, { value: "KIA", count: 2 }]) // [{ value: "Kia", count: 5 }]
 */
export function withOneSpelling(counts: readonly Counted[], chosen: readonly string[] = []): Counted[] {
  const groups = new Map<string, { main: Counted; count: number }>();
  for (const each of counts) {
    const key = choiceKey(each.value) || each.value;
    const group = groups.get(key);
    if (!group) groups.set(key, { main: each, count: each.count });
    else {
      group.count += each.count;
      if (isMoreUsual(each, group.main)) group.main = each;
    }
  }
  return [...groups].flatMap(([key, { main, count }]) => {
    const spellings = chosen.filter((value) => (choiceKey(value) || value) === key);
    return (spellings.length > 0 ? spellings : [main.value]).map((value) => ({ value, count }));
  });
}

/** Whether a spelling is preferred to another with as many cars: "CX-5" to "CX5", and "Kia" to "KIA". */
const isMoreUsual = (one: Counted, other: Counted): boolean =>
  (one.count - other.count || one.value.length - other.value.length || (one.value > other.value ? 1 : -1)) > 0;
