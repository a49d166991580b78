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
  write("page.js", `import { shown } from "${module}";\nconsole.log(shown);\n`);
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [shortClassNames(), shortPublishedClasses("@ours"), inlinedClassNames()],
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
  return { script: text(".js"), sheet: text(".css") };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "classes-"));
  const sheet = (prefix: string) => `.${prefix}card{color:red}.${prefix}price{color:blue}`;
  write("car.module.css", sheet(""));
  write("own.js", `import styles from "./car.module.css";\nexport const shown = styles.price;\n`);
  write("any.js", `import styles from "./car.module.css";\nexport const shown = styles[location.hash];\n`);
  const dist = "node_modules/@ours/vehicle/dist";
  write(`${dist}/css/vehicle-car.css`, sheet("vehicle_car_"));
  const names = '{\n  card: "vehicle_car_card",\n  price: "vehicle_car_price"\n}';
  write(
    `${dist}/classes.js`,
    `import "./css/vehicle-car.css";\nvar vehicle_car_default = ${names};\nexport { vehicle_car_default };\n`,
  );
  write(
    `${dist}/published.js`,
    `import { vehicle_car_default } from "./classes.js";\nexport const shown = vehicle_car_default.price;\n`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the names of classes that a browser gets", () => {
  it("are those that the page uses, where it uses them, as they stand in its sheet", async () => {
    const { script, sheet } = await built("./own.js");
    const name = /[`"](\w{4}1)[`"]/.exec(script ?? "")?.[1];
    expect(sheet).toContain(`.${name}{color:`);
    expect(script).not.toContain(name?.replace("1", "0"));
  });

  it("are all of a sheet where code asks for one by a name that is not known before", async () => {
    const { script } = await built("./any.js");
    expect(script).toMatch(/card:[`"]\w{4}0[`"]/);
  });

  it("are short in a published package, as they stand in its sheet", async () => {
    const { script, sheet } = await built("./node_modules/@ours/vehicle/dist/published.js");
    const name = /price:[`"](\w{4}1)[`"]/.exec(script ?? "")?.[1];
    expect(sheet).toContain(`.${name}{color:`);
    expect(sheet).not.toContain("vehicle_car");
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
