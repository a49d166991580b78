// Builds `@forecourt/core`: each rule a module of its own, as a bundler takes a module whole where any page needs some of it, and the
// libraries within the package, as their own packages bring an author ten times what is used of them (docs/decisions/0043). Run in
// the package after `tsc -p tsconfig.build.json`, which writes the types.
import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { rolldown } from "rolldown";

/** Where each library that sources import is found below `dist`. */
const builtIn: Record<string, string> = {
  zod: "zod/index.js",
  "zod/v4/core": "zod/v4/core/index.js",
  "libphonenumber-js/min": "libphonenumber-js/min.js",
};

await buildModules();
await bundleLibrary("libphonenumber-js/min", "parsePhoneNumberFromString");
copyLicence("libphonenumber-js", "LICENSE", "LICENSE.Apache");
copyZod();
nameBuiltIn();

async function buildModules() {
  const bundle = await rolldown({
    input: globSync("src/**/*.ts", { exclude: ["**/*.test.ts"] }),
    platform: "neutral",
    treeshake: { moduleSideEffects: false },
    external: /^node:/,
    plugins: [
      {
        name: "built-in",
        resolveId: (id) => {
          const place = builtIn[id];
          return place === undefined ? undefined : { id: resolve("src", place), external: "relative" };
        },
      },
    ],
  });
  await bundle.write({ dir: "dist", format: "esm", preserveModules: true, preserveModulesRoot: "src" });
  await bundle.close();
}

/** Those exports of a library that sources use, in one module. */
async function bundleLibrary(library: string, ...used: string[]) {
  const bundle = await rolldown({
    input: "used",
    platform: "browser",
    plugins: [
      {
        name: "used",
        resolveId: (id) => (id === "used" ? resolve("used.js") : undefined),
        load: (id) => (id.endsWith("used.js") ? `export { ${used.join(", ")} } from "${library}"` : undefined),
      },
    ],
  });
  await bundle.write({
    file: join("dist", builtIn[library]!),
    format: "esm",
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
}

/** Zod's own modules and types, unaltered: without sources, CommonJS and the version before. */
function copyZod() {
  const package_ = "node_modules/zod";
  const wanted = ["index", "v4/{classic,core,locales}/*"].flatMap((path) =>
    globSync([`${path}.js`, `${path}.d.ts`], { cwd: package_ }),
  );
  for (const file of wanted) cpSync(join(package_, file), join("dist/zod", file));
  copyLicence("zod", "LICENSE");
}

function copyLicence(library: string, ...files: string[]) {
  for (const file of files) cpSync(join("node_modules", library, file), join("dist", library, basename(file)));
}

/** Types that tsc wrote name the libraries; from here on they name what is beside them. */
function nameBuiltIn() {
  for (const file of globSync("dist/**/*.d.ts", { exclude: ["dist/zod/**"] })) {
    const text = readFileSync(file, "utf8");
    const named = text.replace(/((?:from|import\() ?")([^".][^"]*)"/g, (whole, before: string, library: string) => {
      const place = builtIn[library];
      if (place === undefined) throw new Error(`${file} names ${library}, which is not built into the package.`);
      return `${before}${relative(dirname(file), join("dist", place)).replace(/^(?!\.)/, "./")}"`;
    });
    if (named !== text) writeFileSync(file, named);
  }
}
