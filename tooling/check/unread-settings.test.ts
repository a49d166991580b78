import ts from "typescript";
import { describe, expect, it } from "vitest";
import { unreadSettings } from "./unread-settings.ts";

/** As much of the language as the files below use. */
const library = `
  interface Array<T> { [index: number]: T; length: number; map<U>(make: (value: T) => U): U[]; }
  interface String { trim(): string; }
  interface Object {} interface Function {} interface Boolean {} interface Number {} interface RegExp {} interface IArguments {}
  interface CallableFunction {} interface NewableFunction {}
  interface ObjectConstructor { entries<T>(of: { [name: string]: T } | T[]): [string, T][]; values(of: {}): unknown[]; keys(of: {}): string[]; }
  declare const Object: ObjectConstructor;
  declare const JSON: { stringify(value: unknown): string };
  type Pick<T, K extends keyof T> = { [P in K]: T[P] };
  type Partial<T> = { [P in keyof T]?: T[P] };
  type Record<K extends string, T> = { [P in K]: T };
`;
const site = `
  export interface Button { show: boolean; label?: string }
  export interface Site {
    name: string;
    kind: "dealer";
    loan: { min: number; max: number };
    buttons: Record<"call" | "chat", Button>;
    places: { street: string; rating?: number }[];
  }
`;

/** What is found where this is all the code there is. */
function findings(code: string): string[] {
  const files: Readonly<Record<string, string>> = {
    "/lib.d.ts": library,
    "/site.ts": site,
    "/code.ts": `import type { Site } from "./site.ts"; declare const site: Site; ${code}`,
  };
  const options: ts.CompilerOptions = {
    noLib: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    fileExists: (file) => file in files,
    readFile: (file) => files[file],
    getSourceFile: (file, target) => ts.createSourceFile(file, files[file] ?? "", target, true),
    getCurrentDirectory: () => "/",
  };
  const program = ts.createProgram(Object.keys(files), options, host);
  expect(program.getSemanticDiagnostics().map(({ messageText }) => messageText)).toEqual([]);
  return unreadSettings({
    program,
    settings: { file: "/site.ts", type: "Site" },
    readers: ["/code.ts"],
  }).findings.map((finding) => finding.split(" ")[0] ?? "");
}
/** Reads everything but what a case is about. */
const rest =
  "site.name; site.loan.min; site.places.map(({ street, rating }) => [street, rating]); site.buttons.chat.show; site.buttons.chat.label;";

describe("a setting", () => {
  it("is alive when code reads it, by name or by pattern", () => {
    expect(findings(`${rest} site.loan.max; const { call } = site.buttons;`)).toEqual([]);
    expect(findings(`${rest} const { loan: { max } } = site; site.buttons.call;`)).toEqual([]);
  });
  it("is dead when nothing reads it, also where it is only written, sent or named", () => {
    expect(
      findings(`${rest} site.buttons.call; JSON.stringify(site); site.loan.max = 3; type Max = Site["loan"]["max"];`),
    ).toEqual(["loan.max"]);
    expect(findings("site.name;")).toEqual([
      "loan",
      "loan.min",
      "loan.max",
      "buttons",
      "buttons.call",
      "buttons.call.show",
      "buttons.call.label",
      "buttons.chat",
      "buttons.chat.show",
      "buttons.chat.label",
      "places",
      "places[].street",
      "places[].rating",
    ]);
  });
  it("is alive when it is read by a name that is computed, or listed with the others", () => {
    expect(
      findings(`${rest} site.loan.max; function label(kind: "call" | "chat") { return site.buttons[kind]; }`),
    ).toEqual([]);
    expect(findings(`${rest} site.buttons.call; Object.entries(site.loan);`)).toEqual([]);
  });
  it("is alive when it is handed on to a type of another name that is read", () => {
    const range = "interface Range { min?: number; max?: number } function width({ max = 1 }: Range) { return max; }";
    const ends = `${rest} site.buttons.call;`;
    expect(findings(`${ends} ${range} width(site.loan);`)).toEqual([]);
    expect(findings(`${ends} ${range} width({ ...site.loan, min: 1 });`)).toEqual([]);
    expect(findings(`${ends} ${range} const ranges: Range[] = [site.loan]; ranges.map(width);`)).toEqual([]);
    expect(findings(`${ends} function width({ max = 1 } = {}) { return max; } width(site.loan);`)).toEqual([]);
    expect(
      findings(
        `${ends} function width(loan: Partial<Pick<Site["loan"], "max">>) { return loan.max; } width(site.loan);`,
      ),
    ).toEqual([]);
    expect(findings(`${ends} ${range} export const unused = (range: Range) => width(range);`)).toEqual(["loan.max"]);
  });
  it("is alive when the declaration of a page names it", () => {
    expect(findings(`${rest} site.buttons.call; export const page = { settings: ["loan.max"] };`)).toEqual([]);
    expect(findings(`${rest} site.buttons.call; export const page = { title: "loan.max" };`)).toEqual(["loan.max"]);
  });
});
