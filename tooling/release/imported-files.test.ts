import { expect, it } from "vitest";
import { importedFiles } from "./imported-files.ts";

it("a page weighs what its module imports, what that imports, and nothing that comes later", () => {
  const codes = new Map([
    ["home.js", 'import{a}from"./shared-1.js";import"./side.js";const late=()=>import(`./late.js`);'],
    ["shared-1.js", 'import{b}from"./shared-2.js";export{b as a}from"./shared-3.js";'],
    ["shared-2.js", 'import{c}from"./shared-1.js";'],
  ]);
  expect([...importedFiles(["home.js"], codes)]).toEqual([
    "home.js",
    "shared-1.js",
    "side.js",
    "shared-2.js",
    "shared-3.js",
  ]);
});
