/**
 * Names that a test takes from the sources and uses in its code: calls, compares or hands on. What it only imports,
 * only imports as a type, or only mentions in a title or comment, is not used.
 *
 * @example
 * namesUsed('import { carTitle, carPath } from "./car-title.ts";\nit("carPath", () => carTitle(car));') // Set { "carTitle" }
 */
export function namesUsed(test: string): Set<string> {
  const imported = [...test.matchAll(/^import \{([^}]*)\} from "\.[^"]*";$/gm)]
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .filter((name) => /^\w+$/.test(name));
  const code = test
    .replaceAll(/^import [^;]*;$/gm, "")
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
  return new Set(imported.filter((name) => new RegExp(`\\b${name}\\b`).test(code)));
}
