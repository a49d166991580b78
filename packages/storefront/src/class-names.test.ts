import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { byName, inlinedClassNames, shortClassNames, shortPublishedClasses } from "../class-names.js";

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** What a browser gets for a page that takes its classes from this module. */
async function built(module: string) {
  const classNames = inlinedClassNames();
  write("page.js", `import { shown } from "${module}";\nconsole.log(shown);\n`);
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [...shortClassNames(), shortPublishedClasses("@ours"), ...classNames.plugins],
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(root, "page.js"), optimization: { inlineConst: { mode: "all", pass: 3 } } },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("There is more than one build.");
  const text = (end: string) =>
    result.output.flatMap((file) =>
      file.fileName.endsWith(end) ? [file.type === "chunk" ? file.code : String(file.source)] : [],
    )[0];
  return { script: text(".js"), sheet: text(".css"), isEmpty: classNames.isEmpty(join(root, "car.module.css")) };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "classes-"));
  const sheet = (prefix: string) => `.${prefix}card{color:red}.${prefix}price{color:blue}`;
  write("car.module.css", sheet(""));
  write("own.js", `import styles from "./car.module.css";\nexport const shown = styles.price;\n`);
  write(
    "moving.module.css",
    ".rows{container:rows/inline-size;grid-template-areas:'price'}@keyframes turn{to{rotate:1turn}}.price{animation:turn 1s;grid-area:price}@container rows (width > 1px){.price{color:red}}",
  );
  write("moving.js", `import styles from "./moving.module.css";\nexport const shown = styles.price;\n`);
  write("any.js", `import styles from "./car.module.css";\nexport const shown = styles[location.hash];\n`);
  const dist = "node_modules/@ours/vehicle/dist";
  write(`${dist}/css/vehicle-car.css`, sheet("vehicle_car_"));
  write(
    `${dist}/css/vehicle-car.js`,
    `const class0 = "vehicle_car_card";\nconst class1 = "vehicle_car_price";\nexport { class0 as "card", class1 as "price" };\n`,
  );
  const taken = `import "./css/vehicle-car.css";\nimport * as styles from "./css/vehicle-car.js";\n`;
  write(`${dist}/published.js`, `${taken}export const shown = styles.price;\n`);
  write(`${dist}/any.js`, `${taken}export const shown = styles[location.hash];\n`);
  write("node_modules/@ours/vehicle/package.json", '{ "name": "@ours/vehicle", "sideEffects": ["**/*.css"] }');
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the names of classes that a browser gets", () => {
  it("are those that the page uses, where it uses them, as they stand in its sheet", async () => {
    const { script, sheet, isEmpty } = await built("./own.js");
    expect(isEmpty).toBe(true);
    const name = /[`"](\w{4}1)[`"]/.exec(script ?? "")?.[1];
    expect(sheet).toContain(`.${name}{color:`);
    expect(script).not.toContain(name?.replace("1", "0"));
  });

  it("leave containers and areas of a grid their names; a movement has the sheet's, where it is made and where it is used", async () => {
    const { sheet } = await built("./moving.js");
    const [, movement = ""] = /@keyframes ([\w-]+)/.exec(sheet ?? "") ?? [];
    expect(movement).toMatch(/^\w{4}-turn$/);
    expect(sheet).toMatch(new RegExp(`animation:1s ${movement}[;}]`));
    expect(sheet).toContain("container:rows/inline-size");
    expect(sheet).toContain("@container rows");
    expect(sheet).toContain("grid-area:price");
  });

  it("are all of a sheet where code asks for one by a name that is not known before", async () => {
    const { script, isEmpty } = await built("./any.js");
    expect(isEmpty).toBe(false);
    expect(script).toMatch(/card:[`"]\w{4}0[`"]/);
  });

  describe("of a published package", () => {
    const dist = "./node_modules/@ours/vehicle/dist";

    it("are short, where they are used, as they stand in its sheet", async () => {
      const { script, sheet } = await built(`${dist}/published.js`);
      const name = /[`"](\w{4}1)[`"]/.exec(script ?? "")?.[1];
      expect(sheet).toContain(`.${name}{color:`);
      expect(script).not.toContain(name?.replace("1", "0"));
      expect(sheet).not.toContain("vehicle_car");
    });

    it("are all of a sheet where code asks for one by a name that is not known before", async () => {
      const { script } = await built(`${dist}/any.js`);
      expect(script).toMatch(/card:\(\)=>[`"]\w{4}0[`"]/);
    });
  });
});

describe("code that takes classes of a sheet", () => {
  const taken = (code: string) => byName(`import styles from "./a.module.css";\n${code}`).startsWith("import * as");

  it.each(["a(styles.card)", "// These styles are two.\na(styles.card, styles.price)", "a(`${styles.card} b`)"])(
    "takes them by their names: %s",
    (code) => expect(taken(code)).toBe(true),
  );

  it.each(["a(styles['my-card'])", "a({ ...styles })", "a(styles)", "const all = styles;", "a(styles.default)"])(
    "takes the object of all where it does more with it: %s",
    (code) => expect(taken(code)).toBe(false),
  );
});
