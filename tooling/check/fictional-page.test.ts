import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../vitest/temporary-folder.ts";

const repository = join(import.meta.dirname, "..", "..");
const copy = temporaryFolder("page");
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** All that a page of a motor show is: its declaration, its route module, and one line that names it. */
const written = {
  "packages/core/src/pages/motor-show.ts": `import type { Page } from "../page/page.ts";

/** The cars at the motor show. */
export const motorShowPage = {
  name: "motor-show",
  paths: ["/motor-show/{year?}"],
  label: "Motor show",
  settings: ["pages.on"],
  isUsual: true,
  gate: "setting",
  sitemap: "pages",
  parameters: ["stand"],
} as const satisfies Page;
`,
  "packages/storefront/src/routes/motor-show.tsx":
    "export default function MotorShow() {\n  return <h1>Motor show</h1>;\n}\n",
};
const line = {
  file: "packages/core/src/pages/declared-pages.ts",
  text: 'export { motorShowPage } from "./motor-show.ts";\n',
};

const questions = `
const { standardRoutes } = await import("./packages/storefront/routes.js");
const pages = await import("./packages/core/src/pages.ts");
const { aSite } = await import("./packages/core/src/testing/a-site.ts");
const { pageProblems } = await import("./packages/core/src/page/page-problems.ts");
const path = "/motor-show/{year?}";
const off = aSite({ pages: { on: [] } });
const gated = aSite({ gatedRoutes: [path] });
const linked = { navigation: { header: [{ label: "Show", to: "/motor-show" }], footer: [] } };
process.stdout.write(JSON.stringify({
  route: standardRoutes().find(({ id }) => id === "routes/motor-show"),
  isAtNewSites: aSite().pages.on.includes(path),
  reachable: [pages.hasPage("/motor-show/2027", aSite()), pages.hasPage("/motor-show", off)],
  linkProblems: [aSite(linked), aSite({ ...linked, pages: { on: [] } })].map((site) => pageProblems(site).length),
  gated: [gated, aSite(), aSite({ gatedRoutes: [path], pages: { on: [] } })].map((site) => pages.isGatedPath("/motor-show", site)),
  parameters: [...pages.parametersAt("/motor-show", [])],
}));
`;

beforeAll(() => {
  for (const part of ["packages/core/src", "packages/storefront/routes.js", "packages/storefront/src/routes"])
    cpSync(join(repository, part), join(copy, part), { recursive: true });
  symlinkSync(join(repository, "packages/core/node_modules"), join(copy, "packages/core/node_modules"));
  for (const [file, text] of Object.entries(written)) writeFileSync(join(copy, file), text, { flag: "wx" });
  appendFileSync(join(copy, line.file), line.text);
});

it("is its own two files and one line: routes, links, gates, the page cache and new sites have it", () => {
  const told = execFileSync(process.execPath, ["--input-type=module", "--eval", questions], {
    cwd: copy,
    encoding: "utf8",
  });
  expect(JSON.parse(told)).toEqual({
    route: {
      id: "routes/motor-show",
      path: "motor-show/:year?",
      file: join(copy, "packages/storefront/src/routes/motor-show.tsx"),
    },
    isAtNewSites: true,
    reachable: [true, false],
    linkProblems: [0, 1],
    gated: [true, false, false],
    parameters: ["stand"],
  });
});
