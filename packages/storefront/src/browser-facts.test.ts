import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { browserFacts } from "../browser-facts.js";

const { resolve } = createRequire(import.meta.url);
const domOf = createRequire(resolve("react-dom"));
const read = (file: string) => readFileSync(file, "utf8");
/** What every page loads of React and its router. */
const framework = [
  read(join(dirname(resolve("react")), "cjs/react.production.js")),
  read(join(dirname(resolve("react-dom")), "cjs/react-dom-client.production.js")),
  read(join(dirname(domOf.resolve("scheduler")), "cjs/scheduler.production.js")),
  ...globSync(join(dirname(resolve("react-router")), "**/*.js")).map(read),
].join("\n");

describe("what is so in every browser", () => {
  it.each(Object.keys(browserFacts))("is asked by what every page loads: %s", (fact) => {
    expect(framework.replaceAll(/\s+/g, " ")).toContain(fact);
  });
});
