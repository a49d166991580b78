import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSiteDocument } from "@forecourt/core/schemas";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ejectedNames } from "../src/commands/generate/eject-page.ts";
import { slotNames } from "../src/commands/generate/generate-slot.ts";
import { runCommand } from "../src/commands/run-command.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";

const metro = join(import.meta.dirname, "../../../apps/metro/app");
let folder: string;
beforeEach(() => {
  folder = temporaryFolder("generate");
  mkdirSync(join(folder, "app"));
  for (const file of ["pages.ts", "root.tsx", "routes.ts"])
    writeFileSync(join(folder, "app", file), readFileSync(join(metro, file), "utf8"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const read = (path: string) => readFileSync(join(folder, path), "utf8");
async function run(...words: string[]) {
  let said = "";
  const out = (text: string) => void (said += text);
  const code = await runCommand(words, { env: {}, cwd: folder, out, err: out });
  return { code, said };
}

describe("what makes files for the author of a template", () => {
  it("declares a page of its own and writes its module", async () => {
    expect((await run("generate", "page", "our-story")).said).toBe(
      `+ app/routes/our-story.tsx\n+ app/pages.ts\n+ app/routes/our-story.module.css\nIt answers at /our-story once the template is built or development starts. For a menu, a site document's navigation takes {"label":"Our story","to":"/our-story"}.\n`,
    );
    await run("generate", "page", "workshop", "--label", "Our workshop");
    expect(read("app/pages.ts")).toContain(`= [
  { name: "our-story", paths: ["/our-story"], label: "Our story", sitemap: "pages" },
  { name: "workshop", paths: ["/workshop"], label: "Our workshop", sitemap: "pages" },
];`);
    expect(read("app/routes/our-story.tsx")).toContain("export default function OurStory()");
    expect(read("app/routes/our-story.module.css")).toContain("var(--fc-gutter)");
  });

  it("declares a page with a form that sends an enquiry", async () => {
    expect((await run("generate", "lead", "fleet", "--label", "Fleet & leasing")).code).toBe(0);
    expect(read("app/pages.ts")).toContain('{ name: "fleet", paths: ["/fleet"], label: "Fleet & leasing"');
    const module = read("app/routes/fleet.tsx");
    expect(module).toContain('takeSiteLead(args, generalEnquiryForm, "/fleet")');
    expect(module).toContain('<FormPage title={"Fleet & leasing"}>');
    await run("generate", "lead", "hire");
    expect(read("app/routes/hire.tsx")).toContain('<FormPage title="Hire">');
    expect((await run("generate")).said).toContain(
      "There is generate page, generate lead, generate site, generate slot.",
    );
  });

  it("writes the document of one more site like the demo dealer, which is right and has no host of its", async () => {
    const demo = readFileSync(join(metro, "../../../packages/create-template/files/site.json"), "utf8");
    const named = { ...(JSON.parse(demo.replaceAll(/__[A-Z]+__/g, "coast-cars")) as object), hosts: ["coast.example"] };
    writeFileSync(join(folder, "site.json"), JSON.stringify(named));
    expect((await run("generate", "site", "eastside-cars")).said).toBe(
      "+ sites/eastside-cars.json\nMake it a site: forecourt site apply sites/eastside-cars.json\n",
    );
    const parsed = parseSiteDocument(JSON.parse(read("sites/eastside-cars.json")));
    expect(parsed).toMatchObject({ ok: true, site: { slug: "eastside-cars", name: "Eastside cars", hosts: [] } });
    expect(await run("generate", "site", "coast-cars")).toMatchObject({ code: 2 });
  });

  const everywhere = ["Header", "Footer"];
  it.each(slotNames)("puts a part into the slot %s that shows ours until it is changed", async (slot) => {
    expect((await run("generate", "slot", slot)).code).toBe(0);
    const root = read("app/root.tsx");
    const [, file = ""] = /"\.\/(slots\/[a-z-]+\.tsx)"/.exec(root) ?? [];
    expect(read(`app/${file}`)).toContain(`export const ${slot}: SiteSlots["${slot}"]`);
    // What stands on some pages must not come with all.
    const isImported = root.includes(`import { ${slot} } from "./${file}";`);
    expect(isImported).toBe(everywhere.includes(slot));
    expect(root).toContain(
      isImported
        ? `slots: Partial<SiteSlots> = { ${slot} };`
        : `slots: Partial<SiteSlots> = { ${slot}: lazyPart(async () => (await import("./${file}")).${slot}) };`,
    );
  });

  it("fills further slots beside the first", async () => {
    for (const slot of ["Header", "CarCard", "Hero"]) await run("generate", "slot", slot);
    const root = read("app/root.tsx");
    expect(root).toMatch(/slots: Partial<SiteSlots> = \{ Header, CarCard: lazyPart\(.*\), Hero: lazyPart\(.*\) \};/);
    expect(root.match(/import \{ lazyPart \}/g)).toHaveLength(1);
  });

  it.each(ejectedNames)("takes the standard page %s into the template, at its address", async (page) => {
    expect((await run("eject", page)).code).toBe(0);
    expect(read("app/routes.ts")).toContain(`standardRoutes({ own: ["${page}"] })`);
    expect(read(`app/routes/${page}.tsx`)).toContain(`from "@forecourt/storefront/pages/${page}"`);
  });

  it("takes a second page beside the first, and keeps what is left out", async () => {
    await run("eject", "vehicle");
    await run("eject", "home");
    expect(read("app/routes.ts")).toContain('own: ["home", "vehicle"]');
    writeFileSync(join(folder, "app/routes.ts"), 'standardRoutes({ without: ["brands"] })');
    await run("eject", "search");
    expect(read("app/routes.ts")).toBe('standardRoutes({ without: ["brands"], own: ["search"] })');
  });

  it("writes nothing over what is there, and nothing where it cannot do all of it", async () => {
    await run("eject", "vehicle");
    expect(await run("eject", "vehicle")).toMatchObject({ code: 2, said: expect.stringContaining("is there already") });
    writeFileSync(join(folder, "app/pages.ts"), "export const pages = declared();");
    expect((await run("generate", "page", "our-story")).said).toContain('Add this to its pages: { name: "our-story"');
    expect(existsSync(join(folder, "app/routes/our-story.tsx"))).toBe(false);
  });

  it.each<[string[], string]>([
    [["generate", "page", "Our Story"], "is no name of a page"],
    [["generate", "slot", "CarCrad"], "There are: Header, Footer"],
    [["eject", "brands"], "These can: home, search, vehicle, finance"],
    [["generate", "page"], "Name one, such as"],
  ])("tells how it is meant: %j", async (words, says) => {
    expect(await run(...words)).toMatchObject({ code: 2, said: expect.stringContaining(says) });
  });

  it("works in the folder of a template alone", async () => {
    rmSync(join(folder, "app"), { recursive: true });
    expect((await run("generate", "slot", "Header")).said).toContain("Run this in the folder of a template");
  });
});
