import { describe, expect, it } from "vitest";
import { inPartsLayer } from "../parts-layer.js";

const order =
  "@layer fc-base, fc-kit, fc-parts.finance, fc-parts.vehicle, fc-parts.account, fc-parts.search, fc-parts.dealership, fc-parts.enquiry, fc-parts;";

describe("the layer of a sheet of ours", () => {
  it("stands above the kit's and below whatever a template writes, whichever sheet arrives first", () => {
    expect(inPartsLayer(".card{color:red}\n", "vehicle")).toBe(
      `${order}\n@layer fc-parts.vehicle {\n.card{color:red}\n}\n`,
    );
  });

  it("of what the pages say of a part stands above the part's own", () => {
    expect(inPartsLayer(".home{color:red}\n", "storefront")).toBe(`${order}\n@layer fc-parts {\n.home{color:red}\n}\n`);
  });

  it("is its own where the sheet says one", () => {
    const kit = "@layer fc-base, fc-kit;\n@layer fc-kit {\n.button{color:red}\n}\n";
    expect(inPartsLayer(kit, "ui-kit")).toBe(kit);
  });

  it("is none where there is no rule", () => {
    expect(inPartsLayer("\n", "vehicle")).toBe("\n");
  });
});
