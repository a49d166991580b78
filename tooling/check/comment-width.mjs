// Comments are at most 120 columns wide, as code is: the formatter leaves them. An example is code, and its results are
// one line each.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const width = 120;

/** Numbers of the lines of comments that are too wide, but for a single word that cannot be divided. */
export function wideComments(source) {
  let isExample = false;
  return source.split("\n").flatMap((line, index) => {
    const comment = line.match(/^\s*(?:\{?\/\*+|\*|\/\/) ?(.*)$/)?.[1];
    if (comment === undefined || comment.startsWith("/")) {
      isExample = false;
      return [];
    }
    if (/^@\w/.test(comment)) isExample = comment.startsWith("@example");
    return line.length > width && !isExample && comment.includes(" ") ? [index + 1] : [];
  });
}

if (process.argv[1]?.endsWith("comment-width.mjs")) {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => existsSync(file));
  const findings = files.flatMap((file) =>
    wideComments(readFileSync(file, "utf8")).map(
      (line) => `${file}:${line}: this comment is wider than ${width} columns`,
    ),
  );
  if (findings.length > 0) {
    console.error(findings.join("\n"));
    process.exitCode = 1;
  }
}
