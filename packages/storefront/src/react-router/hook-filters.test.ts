import { reactRouter } from "@react-router/dev/vite";
import { describe, expect, it } from "vitest";
import { developmentPlugins, filesOfHooks, pluginOfExports, pluginsOfRoutes, withHookFilters } from "./hook-filters.js";

type Hook = { filter: { id: RegExp } };
const plugins = reactRouter();
const asked = withHookFilters(plugins);
const filtered: [string, "resolveId" | "transform"][] = [
  ...pluginsOfRoutes.map((name): [string, "transform"] => [name, "transform"]),
  ...Object.entries(filesOfHooks).flatMap(([name, hooks]) =>
    (Object.keys(hooks) as ("resolveId" | "transform")[]).map((hook): [string, typeof hook] => [name, hook]),
  ),
];
const isTransformed = (name: string, id: string) =>
  (asked.find((plugin) => plugin.name === name)?.transform as Hook | undefined)?.filter.id.test(id);

describe("React Router's plugins in a build", () => {
  it.each(filtered)("%s has the hook %s in this version, without a filter of its own", (name, hook) => {
    expect(plugins.find((plugin) => plugin.name === name)?.[hook]).toBeTypeOf("function");
  });

  it.each(developmentPlugins)("%s is there under development alone", (name) => {
    expect(plugins.map((plugin) => plugin.name)).toContain(name);
    expect(asked.map((plugin) => plugin.name)).not.toContain(name);
  });

  it("keep their order and everything else that they do", () => {
    const without = (list: readonly object[], names: readonly string[]) =>
      list.map((plugin) =>
        Object.fromEntries(Object.entries(plugin).filter(([key]) => !names.includes(key) || key === "name")),
      );
    const kept = plugins.filter(({ name }) => !developmentPlugins.includes(name));
    expect(without(asked.slice(0, -1), ["resolveId", "transform"])).toEqual(without(kept, ["resolveId", "transform"]));
    const unfiltered = kept.filter(({ name }) => !filtered.some(([of]) => of === name));
    expect(asked).toEqual(expect.arrayContaining(unfiltered));
  });

  it("look at the routes of the configuration, wherever they lie, and at nothing else for them", () => {
    const configured = asked.at(-1)?.configResolved as (config: object) => void;
    const route = "../node_modules/@team/pages/valuation.tsx";
    configured({
      __reactRouterPluginContext: {
        reactRouterConfig: {
          appDirectory: "/site/app",
          routes: { home: { file: "home.tsx" }, valuation: { file: route } },
        },
      },
    });
    for (const name of pluginsOfRoutes) {
      expect(isTransformed(name, "/site/app/home.tsx")).toBe(true);
      expect(isTransformed(name, "/site/app/home.tsx?route-chunk=main")).toBe(true);
      expect(isTransformed(name, "/site/node_modules/@team/pages/valuation.tsx")).toBe(true);
      expect(isTransformed(name, "/site/app/home.tsx.js")).toBe(false);
      expect(isTransformed(name, "/site/app/homeXtsx")).toBe(false);
    }
  });

  it("take from a route what servers alone need once for all templates that a process builds, apart for servers and browsers", async () => {
    let times = 0;
    const transform = (code: string, _: string, options?: { ssr?: boolean }) => {
      times += 1;
      if (code === "broken") throw new Error("broken");
      return { code: `${code} ${String(options?.ssr)}` };
    };
    // Two templates.
    const [one, other] = [1, 2].map(() => {
      const found = withHookFilters([{ name: pluginOfExports, transform }]).find(
        ({ name }) => name === pluginOfExports,
      );
      const hook = found?.transform as { handler: typeof transform } | undefined;
      return async (...asked: Parameters<typeof transform>) => hook?.handler(...asked);
    });
    if (!one || !other) throw new Error("There are no plugins.");
    expect(await one("home", "/home.tsx", { ssr: true })).toEqual({ code: "home true" });
    expect(await other("home", "/home.tsx", { ssr: true })).toBe(await one("home", "/home.tsx", { ssr: true }));
    expect(times).toBe(1);
    expect(await other("home", "/home.tsx", { ssr: false })).toEqual({ code: "home false" });
    expect(await other("changed", "/home.tsx", { ssr: true })).toEqual({ code: "changed true" });
    expect(times).toBe(3);
    for (const template of [one, other]) await expect(template("broken", "/home.tsx")).rejects.toThrow("broken");
    expect(times).toBe(5);
  });

  it("look at style modules, at the browser's form of a route and at what only a browser has", () => {
    expect(isTransformed("react-router", "/p/card.module.css")).toBe(true);
    expect(isTransformed("react-router", "/p/base.css")).toBe(false);
    expect(isTransformed("react-router:build-client-route", "/p/a.tsx?__react-router-build-client-route")).toBe(true);
    expect(isTransformed("react-router:split-route-modules", "/p/a.tsx?route-chunk=main")).toBe(true);
    expect(isTransformed("react-router:dot-client", "/p/map.client.ts")).toBe(true);
    expect(isTransformed("react-router:dot-client", "/p/.client/map.ts")).toBe(true);
    expect(isTransformed("react-router:dot-client", "/p/map.ts")).toBe(false);
  });
});
