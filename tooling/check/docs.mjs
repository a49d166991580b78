// The documents say what is so: their code is type-checked as a template's, their site documents are parsed, the
// scripts they name are there, their links lead somewhere, and a vehicle is named as we name it. A block that is to
// fail says with what:
// ```ts fails: <message>, ```json refused <path>.
// A command is run by a test (documented-commands.mjs), or its block names the server that is not there (```sh needs
// PostgreSQL).
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { vehicleKind } from "@forecourt/core";
import { parseSiteDocument } from "@forecourt/core/schemas";
import ts from "typescript";
import { docShapeProblems, namedFileProblems } from "./doc-shapes.mjs";
import { kitPropsProblems } from "./kit-props.mjs";
import { stylingProblems } from "./styling-names.mjs";
import { commandsRunByNothing } from "./documented-commands.mjs";

// Ours that uses all that a template may; and what has the packages that stand behind it, whose READMEs show them
// alone.
const template = resolve("apps/outlet");
const workshop = resolve("apps/workshop");
const documents = [
  ...globSync("*.md"),
  ...globSync("docs/**/*.md"),
  ...globSync("{packages,apps,tooling}/*/README.md"),
];
/** The others are of operators' commands. */
const isCompiled = /^(docs|packages\/(api|core|enquiry|finance|search|storefront|ui-kit|vehicle))\//;
const findings = [];
const blocks = [];

const scriptsOf = (file) => Object.keys(JSON.parse(readFileSync(file, "utf8")).scripts ?? {});
const createdScripts = ["dev", "build", "demo", "start", "types", "suite"];
const scripts = new Set([
  ...scriptsOf("package.json"),
  ...globSync("{packages,apps}/*/package.json").flatMap(scriptsOf),
  ...createdScripts,
  "test",
  "start",
]);

for (const file of documents) {
  const text = readFileSync(file, "utf8");
  for (const [whole, language = "", info = "", code = ""] of text.matchAll(/^```(\w+)[ \t]*(.*)\n([\s\S]*?)^```$/gm)) {
    const line = text.slice(0, text.indexOf(whole)).split("\n").length;
    const block = { file, line, info, code };
    if (isCompiled.test(file) && /^tsx?$/.test(language))
      blocks.push({
        ...block,
        path: join(
          /^packages\/(enquiry|finance)\//.test(file) ? workshop : template,
          fileOf(block) ?? `app/docs-${blocks.length}.${language}`,
        ),
      });
    if (language === "sh" && !/^needs \w/.test(info))
      findings.push(...commandsRunByNothing(code).map((one) => `${file}:${line}: ${one}`));
    if (/^(tsx?|csv)$/.test(language)) findings.push(...unknownVehicles(block));
    if (language === "json" && /^(site|refused)/.test(info)) checkSite(block);
  }
  for (const [, script] of text.matchAll(/\b(?:npm|pnpm) run ([a-z][\w:-]*)/g))
    if (!scripts.has(script)) findings.push(`${file} names the script ${script}, which there is not.`);
  findings.push(...namedFileProblems(file, text));
  for (const [, to] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g))
    if (!/^[a-z]+:/.test(to) && !existsSync(join(dirname(file), to)))
      findings.push(`${file} links to ${to}, which is not there.`);
}
checkTypes();
findings.push(...stylingProblems(), ...kitPropsProblems());
const mayNameDecisions = [...documents, ...globSync("{packages,apps,tooling}/*/{src,test}/**/*.{ts,tsx}")];
findings.push(...docShapeProblems(new Map(mayNameDecisions.map((file) => [file, readFileSync(file, "utf8")]))));

if (findings.length > 0) {
  console.error(findings.join("\n"));
  process.exit(1);
}
process.stdout.write(`${documents.length} documents, ${blocks.length} blocks of TypeScript\n`);

function checkSite({ file, line, info, code }) {
  const parsed = parseSiteDocument(JSON.parse(code));
  const problems = parsed.ok ? [] : parsed.problems;
  const [, path] = info.split(" ");
  if (info === "site" && problems.length > 0)
    findings.push(
      `${file}:${line}: the site document is refused: ${problems.map((one) => `${one.path}: ${one.message}`).join("; ")}`,
    );
  if (path && !problems.some((one) => one.path === path || one.message.includes(path)))
    findings.push(
      `${file}:${line}: ${path} is not refused; said was: ${problems.map((one) => `${one.path}: ${one.message}`).join("; ")}`,
    );
}

/**
 * A feed's `item_type` is any text, so no compiler finds a wrong one: code asks `vehicleKind`, and rows say one of its
 * names.
 */
function unknownVehicles({ file, line, info, code }) {
  if (info !== "stock")
    return /\bitem_type\s*[!=]==?/.test(code)
      ? [`${file}:${line}: item_type is compared with a text, and feeds write many: compare vehicleKind(car).`]
      : [];
  const [names = "", ...rows] = code.trim().split("\n");
  const column = names.split(",").indexOf("item_type");
  const kinds = column < 0 ? [] : rows.map((row) => row.split(",")[column]);
  return kinds
    .filter((kind) => vehicleKind({ item_type: kind }) !== kind)
    .map(
      (kind) =>
        `${file}:${line}: item_type ${kind} is no name of ours; it is read as ${vehicleKind({ item_type: kind })}.`,
    );
}

/** A block whose info is a file of a template stands for that file: other blocks may import it. */
function fileOf({ info }) {
  return /^app\/[\w/-]+\.tsx?$/.test(info) ? info : undefined;
}

function checkTypes() {
  const { config } = ts.readConfigFile(join(template, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, template);
  const host = ts.createCompilerHost(options);
  // What the types of a template are looked for from.
  host.getCurrentDirectory = () => template;
  const texts = new Map(blocks.map(({ path, code }) => [path, `${code}\nexport {};\n`]));
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...texts.keys()].map((path) => dirname(path)));
  host.directoryExists = (path) => folders.has(path) || directoryExists(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...more) =>
    texts.has(path) ? ts.createSourceFile(path, texts.get(path), ...more) : getSourceFile(path, ...more);
  const program = ts.createProgram([...texts.keys()], options, host);
  for (const { path, file, line, info } of blocks) {
    const source = program.getSourceFile(path);
    const said = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " "),
    );
    const expected = /^fails: (.*)$/.exec(info)?.[1];
    if (expected === undefined && said.length > 0) findings.push(`${file}:${line}: ${said.join("; ")}`);
    if (expected !== undefined && !said.some((one) => one.includes(expected)))
      findings.push(`${file}:${line}: should say "${expected}", but says: ${said.join("; ") || "nothing"}`);
  }
}
