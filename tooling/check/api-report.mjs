// What each published entry exports, with signatures, in `api-report.md` of its package; and the list of it all,
// docs/api.md. A change of either is seen by whoever reviews it. Run after the build; `--write` writes them again.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { forbiddenExports } from "./forbidden-exports.mjs";
import { libraryEntries, publishedPackages } from "./published.mjs";

/** A signature longer than this is a schema, written by the compiler: its digest stands in the report. */
const longest = 1200;
const rewrite = "pnpm run build && pnpm run reports";

const packages = publishedPackages().filter(({ entries }) => entries.some(({ types }) => types));
const missing = packages.flatMap(({ entries }) => entries).filter(({ types }) => types && !existsSync(types));
if (missing.length > 0) {
  console.error(`${missing[0].name} is not built (${missing[0].types}). Run: pnpm run build`);
  process.exit(1);
}

const program = ts.createProgram(
  packages.flatMap(({ entries }) => entries.flatMap(({ types }) => types ?? [])),
  {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  },
);
const checker = program.getTypeChecker();
const printer = ts.createPrinter({ removeComments: true });

const stale = [];
const refused = [];
const index = [
  "# What the packages export",
  "",
  `Written by \`${rewrite}\`; signatures are in the \`api-report.md\` of each package.`,
  "",
];
for (const { name, folder, manifest, entries } of packages) {
  const report = [`# ${name}`, "", `What it exports. Written by \`${rewrite}\`.`, ""];
  index.push(`## ${name}`, "", manifest.description, "");
  for (const entry of entries.filter(({ name: own, types }) => types && !libraryEntries.includes(own))) {
    const exported = exportsOf(entry.types);
    refused.push(
      ...forbiddenExports(
        entry.name,
        exported.map(({ export: one }) => one),
      ),
    );
    report.push(`## \`${entry.name}\``, "", "```ts", ...exported.map(({ text }) => text), "```", "");
    index.push(
      `### \`${entry.name}\``,
      "",
      "| Export | What it is |",
      "|---|---|",
      ...exported.map(({ export: one, says }) => `| \`${one}\` | ${says} |`),
      "",
    );
  }
  keep(join(folder, "api-report.md"), report);
}
keep("docs/api.md", index);

if (refused.length > 0) {
  console.error(refused.join("\n"));
  process.exitCode = 1;
}
if (stale.length > 0) {
  console.error(
    `${stale.join(", ")} ${stale.length === 1 ? "does" : "do"} not say what the packages export now. If the change is meant, run: ${rewrite}, and name it in a changeset.`,
  );
  process.exitCode = 1;
}

function exportsOf(file) {
  const source = program.getSourceFile(resolve(file)) ?? program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) return [];
  return checker
    .getExportsOfModule(module)
    .map((symbol) => {
      const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return { export: symbol.name, text: signature(symbol.name, real), says: firstSentence(real) };
    })
    .sort((one, other) => (one.export < other.export ? -1 : 1));
}

function signature(name, symbol) {
  const texts = (symbol.declarations ?? []).map((declaration) => {
    const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printer
      .printNode(ts.EmitHint.Unspecified, whole, declaration.getSourceFile())
      .replace(/^export (declare )?(default )?/, "")
      .replace(/\s+/g, " ")
      .replace(/;$/, "")
      .replace(/ \}$/, " }");
  });
  const text = `${name}: ${[...new Set(texts)].join(" & ") || checker.typeToString(checker.getTypeOfSymbol(symbol))}`;
  if (text.length <= longest) return text;
  return `${text.slice(0, 160)}… ${text.length} characters, ${createHash("sha256").update(text).digest("hex").slice(0, 12)}`;
}

function firstSentence(symbol) {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ").trim();
  return (/^.*?[.:](?= [A-Z]|$)/.exec(text)?.[0] ?? text).replaceAll("|", "\\|");
}

function keep(file, lines) {
  const text = `${lines.join("\n").trimEnd()}\n`;
  if (process.argv.includes("--write")) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== text) stale.push(file);
}
