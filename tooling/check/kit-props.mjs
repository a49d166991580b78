// The props of every part of the kit, as docs/kit-props.md lists them. `node tooling/check/kit-props.mjs --write`
// writes it, as `pnpm run reports` does; tooling/check/docs.mjs fails while it is not so.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import ts from "typescript";

const sources = resolve("packages/ui-kit/src");
const target = "docs/kit-props.md";

/** The text of docs/kit-props.md: for each entry the props that its parts have beside those of their element. */
export function kitProps() {
  const entries = globSync("packages/ui-kit/src/*/index.ts").sort();
  const program = ts.createProgram(entries, {
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    customConditions: ["@forecourt/source"],
    noEmit: true,
    strict: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const sections = entries.flatMap((file) => {
    const symbol = checker.getSymbolAtLocation(program.getSourceFile(file));
    const parts = checker
      .getExportsOfModule(symbol)
      .filter(({ name }) => name.endsWith("Props"))
      .flatMap((exported) => partOf(checker, exported));
    return parts.length === 0 ? [] : [`## ${file.split("/").at(-2)}\n\n${parts.join("\n\n")}`];
  });
  return `# Props of the kit

What each part of \`@forecourt/ui-kit\` takes beside the attributes of its element, \`className\`, \`ref\` and \`data-*\`. Written from the types by
\`pnpm run reports\`. A part is imported from the entry that heads it, such as \`@forecourt/ui-kit/accordion\`.

${sections.join("\n\n")}
`;
}

/** A part with the table of its props; nothing for one that takes its element's alone. */
function partOf(checker, exported) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const rows = checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .filter(({ declarations: [first] = [] }) => first?.getSourceFile().fileName.startsWith(`${sources}${sep}`))
    .map((prop) => {
      const [declared] = prop.declarations;
      const type = declared.type?.getText() ?? checker.typeToString(checker.getTypeOfSymbol(prop));
      const tag = prop.getJsDocTags().find(({ name }) => name === "default");
      const words = [
        ts.displayPartsToString(prop.getDocumentationComment(checker)),
        ...(tag ? [`Default: ${ts.displayPartsToString(tag.text)}.`] : []),
      ];
      const isNeeded = !(prop.flags & ts.SymbolFlags.Optional);
      const shown = isNeeded ? type : type.replace(/\s*\|\s*undefined$/, "");
      return `| \`${prop.name}\`${isNeeded ? " (needed)" : ""} | \`${cell(shown)}\` | ${cell(words.join(" "))} |`;
    });
  if (rows.length === 0) return [];
  return [
    `### ${exported.name.replace(/Props$/, "")}\n\n| Prop | Type | What it is |\n|---|---|---|\n${rows.join("\n")}`,
  ];
}

const cell = (text) => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|").trim();

/** What is wrong with docs/kit-props.md; nothing where it is as the types are. */
export function kitPropsProblems() {
  return readFileSync(target, "utf8") === kitProps()
    ? []
    : [`${target} is no longer what the kit's types say. Run: node tooling/check/kit-props.mjs --write`];
}

if (process.argv[1] === import.meta.filename && process.argv.includes("--write")) writeFileSync(target, kitProps());
