// Puts zod's own modules and types into `dist`, unaltered: without sources, CommonJS and the version before
// (docs/decisions/0043). Types that tsc wrote name it there. Run in `@forecourt/core` after tsup and tsc.
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** Where each name that types have of zod is found. */
const places: Record<string, string> = { zod: "dist/zod/index.js", "zod/v4/core": "dist/zod/v4/core/index.js" };

for (const file of globSync(["LICENSE", "{index,v4/{classic,core,locales}/*}.{js,d.ts}"], { cwd: "node_modules/zod" }))
  cpSync(join("node_modules/zod", file), join("dist/zod", file));
for (const file of ["LICENSE", "LICENSE.Apache"])
  cpSync(`node_modules/libphonenumber-js/${file}`, `dist/phone/libphonenumber-js.${file}`);
// Nobody is given its types: the rules of phone numbers have their own.
rmSync("dist/phone/phone-library.d.ts");
for (const file of globSync("dist/**/*.d.ts", { exclude: ["dist/zod/**"] })) {
  const text = readFileSync(file, "utf8");
  const named = text.replace(/((?:from|import\() ?")([^".][^"]*)"/g, (_, before: string, library: string) => {
    const place = places[library];
    if (place === undefined) throw new Error(`${file} names ${library}, which is not within the package.`);
    return `${before}${relative(dirname(file), place).replace(/^(?!\.)/, "./")}"`;
  });
  if (named !== text) writeFileSync(file, named);
}
