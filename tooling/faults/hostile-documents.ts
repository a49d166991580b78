import { pageProblems, parseSiteDocument } from "@forecourt/core/schemas";
import type { SiteProblem } from "@forecourt/core/schemas";

/** Texts that become an element, a handler or a script wherever they are not written as text. */
export const payloads = [
  `'"></script></style></textarea></title>--><zq-x onzq=1>`,
  `"><zq-x onzq=1>`,
  `"onzq="1`,
] as const;

/** The same for places that take an address. */
const addressPayloads = [
  "javascript:zq()",
  " javascript:zq()",
  "JaVaScRiPt:zq()",
  "data:text/html,<zq-x>",
  `/"><zq-x onzq=1>`,
  `https://zq.example/"><zq-x onzq=1>`,
  `https://zq.example/"onzq="1`,
  `tel:"onzq="1`,
  `mailto:"onzq="1@zq.example`,
  `/zq"onzq="1`,
] as const;

/** A document in which every string that may be one is a payload. */
export interface HostileDocument {
  document: unknown;
  /** Strings that are payloads now. */
  replaced: number;
  /** Strings that the schema kept as they were. */
  kept: number;
}

/** A value is told of when what it hangs on is right: the whole takes more rounds than there are candidates. */
const roundsEach = 5;

type Path = readonly (string | number)[];

/**
 * Puts payloads into all strings of a site document that the check takes there, and leaves the others as they were.
 *
 * @param addressesFirst try what is dangerous as an address before what is dangerous as text
 */
export function hostileDocument(document: unknown, addressesFirst: boolean): HostileDocument {
  const candidates = addressesFirst ? [...addressPayloads, ...payloads] : [...payloads, ...addressPayloads];
  const original = structuredClone(document);
  const made = structuredClone(document);
  const strings = stringsOf(original).filter(
    ([first]) => first !== "slug" && first !== "template" && first !== "secrets" && first !== "hosts",
  );
  const tried = new Map(strings.map((path) => [path.join("."), 0]));
  for (const path of strings) put(made, path, candidates[0] ?? "");
  for (let round = 0; round <= candidates.length * roundsEach; round += 1) {
    const problems = problemsOf(made);
    if (problems.length === 0) {
      const replaced = [...tried.values()].filter((index) => index < candidates.length).length;
      return { document: made, replaced, kept: tried.size - replaced };
    }
    const wrong = problems.map(({ path }) => path.replaceAll(/\[(\d+)\]/g, ".$1"));
    // A problem of a group or of two keys together names neither string: everything below it is put back.
    for (const path of strings) {
      const name = path.join(".");
      const isNamed = wrong.includes(name);
      const isBelow = wrong.some((problem) => problem === "" || name.startsWith(`${problem}.`));
      if (!isNamed && !isBelow) continue;
      const next = isNamed ? (tried.get(name) ?? 0) + 1 : candidates.length;
      tried.set(name, next);
      put(made, path, candidates[next] ?? at(original, path));
    }
  }
  throw new Error(
    `[faults] No hostile form of a site document passes its check: ${JSON.stringify(problemsOf(made)).slice(0, 500)}`,
  );
}

/** What keeps a document from being applied. */
function problemsOf(document: unknown): readonly SiteProblem[] {
  const parsed = parseSiteDocument(document);
  return parsed.ok ? pageProblems(parsed.site) : parsed.problems;
}

function stringsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsOf(item, [...path, index]));
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, child]) => stringsOf(child, [...path, name]))
    : [];
}

const at = (document: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], document);

function put(document: unknown, path: Path, value: unknown): void {
  const parent = at(document, path.slice(0, -1)) as Record<string | number, unknown>;
  const key = path.at(-1);
  if (key !== undefined) parent[key] = value;
}
