import { existsSync } from "node:fs";

const maxReadmeLines = 120;

/**
 * What is wrong with the shape of the documents: a README that is longer than a newcomer reads, two decisions with one
 * number, a decision that is named and not there.
 *
 * @param {ReadonlyMap<string, string>} texts the text of each file that may name a decision, by path
 * @returns {string[]} empty when nothing is wrong
 */
export function docShapeProblems(texts) {
  const decisions = [...texts.keys()].flatMap((file) => {
    const [, number] = /^docs\/decisions\/(\d{4})-/.exec(file) ?? [];
    return number === undefined ? [] : [{ file, number }];
  });
  return [
    ...longReadme(texts.get("README.md") ?? ""),
    ...decisions.flatMap(({ file, number }, index) => {
      const earlier = decisions.slice(0, index).find((other) => other.number === number);
      return earlier
        ? [`${file} has the number of ${earlier.file}. Give it one of its own, and mend what names it.`]
        : [];
    }),
    ...decisions
      .filter(({ file, number }) => !texts.get(file)?.startsWith(`# ${number} · `))
      .map(({ file, number }) => `${file} begins with another number than its name. Write "# ${number} · " first.`),
    ...[...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\bdecisions\/(\d{4})\b/g)]
        .filter(([, number]) => !decisions.some((decision) => decision.number === number))
        .map(([named]) => `${file} names ${named}, which is not there.`),
    ),
  ];
}

/**
 * The files of this repository that a document names by their whole path and that are not there.
 *
 * @param {string} file
 * @param {string} text
 * @param {(path: string) => boolean} [exists]
 * @returns {string[]}
 */
export function namedFileProblems(file, text, exists = existsSync) {
  const named = [...text.matchAll(/`((?:packages|apps|tooling|docs)\/[\w./-]+\.[a-z]+)`/g)].map(([, path]) => path);
  return named.filter((path) => !exists(path)).map((path) => `${file} names ${path}, which is not there.`);
}

function longReadme(text) {
  const lines = text.trimEnd().split("\n").length;
  return lines > maxReadmeLines
    ? [
        `README.md has ${lines} lines and at most ${maxReadmeLines}. Figures go to docs/performance.md, reasons to docs/decisions, the rest to docs.`,
      ]
    : [];
}
