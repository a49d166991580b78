import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, inject, it } from "vitest";
import { moduleNames } from "../../../packages/create-template/src/modules.ts";
import { templateFiles } from "../../../packages/create-template/src/template-files.ts";
import { writeFiles } from "../../../packages/create-template/src/write-files.ts";
import { copyTemplate } from "../../pack/copy-template.ts";
import { fillEverySlot } from "../../release/fill-every-slot.ts";
import { startDevelopment } from "../../release/start-development.ts";
import type { Development } from "../../release/start-development.ts";
import { walkDevelopment } from "../../release/walk-development.ts";

const { root, form } = inject("installation");
const repository = resolve(import.meta.dirname, "..", "..", "..");
const command =
  form === "source"
    ? ["--conditions=@forecourt/source", join(repository, "apps/server/src/cli.ts")]
    : [join(root, "apps/server/node_modules/@forecourt/server/dist/cli.js")];

let folder = "";
let development: Development | undefined;

beforeAll(async () => {
  // Vite serves files of the workspace only.
  mkdirSync(join(root, "test-results"), { recursive: true });
  folder = mkdtempSync(join(root, "test-results", "development-"));
  const template = join(folder, "template");
  const sources = { template: join(folder, "sources"), files: join(repository, "packages/create-template/files") };
  copyTemplate(sources.template);
  writeFiles(
    template,
    templateFiles({ name: "coast-cars", look: "warm", modules: moduleNames, manager: "npm" }, sources),
    () => {},
  );
  fillEverySlot(template);
  // What our own template is installed with, in a folder without what Vite prepared before.
  const installed = join(root, "apps/metro/node_modules");
  mkdirSync(join(template, "node_modules"));
  for (const name of readdirSync(installed))
    if (!name.startsWith(".")) symlinkSync(join(installed, name), join(template, "node_modules", name));
  development = await startDevelopment({
    command: [process.execPath, ...command, "dev"],
    folder: template,
    site: "coast-cars",
  });
});
afterAll(async () => {
  await development?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("a template that is being developed", () => {
  it("shows every part of its own with JavaScript too, from the first page that is opened", async () => {
    await walkDevelopment(development?.base ?? "");
  });
});
