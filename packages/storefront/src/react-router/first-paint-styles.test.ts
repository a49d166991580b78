import { join } from "node:path";
import { createServer } from "vite";
import { expect, it } from "vitest";
import { rulesOf } from "./first-paint-styles.js";

it("finds the rules of a sheet in what Vite serves, so that a page is styled before its scripts run", async () => {
  const vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, ".."),
    logLevel: "silent",
    server: { middlewareMode: true, ws: false },
  });
  try {
    const served = await vite.environments.client.transformRequest("/vehicle/storefront-sold.module.css");
    expect(rulesOf(served?.code ?? "")).toMatch(/^\._page_\w+ \{\n {2}display: grid;/);
  } finally {
    await vite.close();
  }
});

it("finds none where a module serves something else", () => {
  expect(rulesOf('export default "/logo.svg"')).toBe("");
});
