import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type * as ReactModule from "react";
import type * as ClientModule from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { unusedReact, withoutUnused } from "../unused-react.js";

const require = createRequire(import.meta.url);
const fileOf = (from: NodeJS.Require, name: string, file: string) =>
  join(dirname(from.resolve(`${name}/package.json`)), "cjs", file);
const client = fileOf(require, "react-dom", "react-dom-client.production.js");
const written = readFileSync(client, "utf8");

/** Runs a file as Node does, with these modules. */
function run(code: string, modules: Record<string, unknown>): unknown {
  const module = { exports: {} };
  // oxlint-disable-next-line no-implied-eval, no-new-func -- React's own file, which has to be changed first.
  new Function("module", "exports", "require", "process", code)(
    module,
    module.exports,
    (name: string) => modules[name],
    { env: { NODE_ENV: "production" } },
  );
  return module.exports;
}

const react = run(readFileSync(fileOf(require, "react", "react.production.js"), "utf8"), {}) as typeof ReactModule & {
  ViewTransition: ReactModule.ComponentType<{ children?: ReactModule.ReactNode; ref?: ReactModule.Ref<unknown> }>;
};
const scheduler = createRequire(client)("scheduler") as unknown;
const dom = run(readFileSync(fileOf(require, "react-dom", "react-dom.production.js"), "utf8"), { react });
const clientOf = (code: string) => run(code, { react, scheduler, "react-dom": dom }) as typeof ClientModule;
const { createElement: h, Fragment, startTransition, ViewTransition } = react;

afterEach(() => document.body.replaceChildren());
const later = () => new Promise((done) => setTimeout(done, 30));

/** What a page shows, step by step: taken over, with parts that move, come and go, in a transition or not. */
async function steps(code: string): Promise<string[]> {
  const place = document.body.appendChild(document.createElement("div"));
  place.innerHTML = "<ul><li>Rio</li><li>Yaris</li></ul><p>2 cars</p>";
  let show: (cars: string[]) => void = () => {};
  const refs: unknown[] = [];
  function Page() {
    const [cars, setCars] = react.useState(["Rio", "Yaris"]);
    show = setCars;
    return h(
      Fragment,
      null,
      h(
        "ul",
        null,
        ...cars.map((car) => h(ViewTransition, { key: car, ref: (ref) => void refs.push(ref) }, h("li", null, car))),
      ),
      h(Fragment, null, cars.length > 0 && h("p", null, `${cars.length} cars`)),
    );
  }
  clientOf(code).hydrateRoot(place, h(Page));
  await later();
  const seen = [place.innerHTML];
  for (const cars of [["Yaris", "Rio", "Hilux"], ["Hilux"], []]) {
    show(cars);
    await later();
    seen.push(place.innerHTML);
  }
  startTransition(() => show(["Ute", "Rio"]));
  await later();
  return [...seen, place.innerHTML];
}

describe("what browsers get of React DOM", () => {
  it("has each kind that is left out in this version of it", () => {
    expect(withoutUnused(written).length).toBeLessThan(written.length - 35_000);
    for (const { names } of unusedReact)
      expect(written.match(/(?<=^function )\w+/gm)?.filter((name) => names.test(name))).not.toEqual([]);
    expect(() => withoutUnused("function hydrateRoot() {\n}\n")).toThrow("look at unused-react.js");
  });

  it("shows a page as all of React DOM does, also where a template has <ViewTransition>", async () => {
    const shown = await steps(withoutUnused(written));
    expect(shown).toEqual(await steps(written));
    expect(shown.at(-1)).toBe("<ul><li>Ute</li><li>Rio</li></ul><p>2 cars</p>");
  });

  it("says what to write where a template follows a Fragment", async () => {
    const errors: unknown[] = [];
    const place = document.body.appendChild(document.createElement("div"));
    const root = clientOf(withoutUnused(written)).createRoot(place, {
      onUncaughtError: (error) => void errors.push(error),
    });
    root.render(h(Fragment as unknown as "div", { ref: () => {} }, h("p", null, "Rio")));
    await later();
    expect(String(errors[0])).toContain("put it on an element");
  });
});
