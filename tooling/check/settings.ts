// Fails when a key of the site document is read by no product code.
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { unreadSettings } from "./unread-settings.ts";

const root = resolve(import.meta.dirname, "..", "..");
/**
 * What only looks a document over, shows parts by themselves, or makes and checks templates, brings no setting to life.
 */
const noProduct = /^(?:workshop|template-suite|create-template|upgrade)$/;
const noReader = /\/core\/src\/(?:testing\/|site\/(?:warnings|contradictions)\/|site\/site-warnings\.ts)/;

const files = ["packages", "apps"].flatMap((area) =>
  readdirSync(join(root, area))
    .filter((name) => !noProduct.test(name))
    .flatMap((name) =>
      ["src", "app", "server"].flatMap((folder) =>
        ts.sys.readDirectory(join(root, area, name, folder), [".ts", ".tsx"], ["**/*.test.ts", "**/*.test.tsx"]),
      ),
    ),
);
const { config } = ts.readConfigFile(join(root, "tsconfig.base.json"), ts.sys.readFile) as {
  config: { compilerOptions: object };
};
const { options } = ts.convertCompilerOptionsFromJson(
  { ...config.compilerOptions, types: ["node"] },
  import.meta.dirname,
);
const { findings, count } = unreadSettings({
  program: ts.createProgram(files, options),
  settings: { file: join(root, "packages/core/src/site/site-document.ts"), type: "SiteDocument" },
  readers: files.filter((file) => !noReader.test(file)),
});
if (findings.length > 0) {
  console.error(findings.join("\n"));
  process.exit(1);
}
process.stdout.write(`${count} settings, all read\n`);
