import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { missingFrom, refuseLostStyles } from "./lost-styles.ts";
import { temporaryFolder } from "../vitest/temporary-folder.ts";

const folder = temporaryFolder("styles");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const build = (name: string, sheets: readonly string[]) => {
  const assets = join(folder, name, "client", "assets");
  mkdirSync(assets, { recursive: true });
  for (const [at, sheet] of sheets.entries()) writeFileSync(join(assets, `style-${at}.css`), sheet);
  return join(folder, name);
};

describe("the styles of a built template", () => {
  const [card, price] = ["@layer fc-kit{.card{color:red}}", "@layer fc-parts{.price{color:red}}"];

  it("are the same for browsers and for the server's pages, whatever their order", () => {
    expect(() => refuseLostStyles(build("same", [card + price, price + card]))).not.toThrow();
  });

  it("stop the build where browsers lack a sheet", () => {
    expect(() => refuseLostStyles(build("less", [card, card + price]))).toThrow(
      "by 2 selectors and declarations, such as color:red and .price",
    );
  });

  it("stop the build where there are none", () => {
    expect(() => refuseLostStyles(build("none", []))).toThrow("has no style sheet");
  });

  it("count each selector and declaration as often as it stands there", () => {
    expect(missingFrom(".a{top:0}.b{left:0}", ".a{top:0}.b{top:0}")).toEqual(["top:0"]);
  });
});
