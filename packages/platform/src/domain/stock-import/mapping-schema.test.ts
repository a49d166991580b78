import { describe, expect, it } from "vitest";
import { findMapping, mappingNames, parseMapping } from "./find-mapping.ts";
import type { MappingInput } from "./mapping-schema.ts";

const small: MappingInput = {
  name: "small",
  requiredColumns: ["Make"],
  identity: ["Make"],
  fields: { make: { from: "Make" }, model: { from: "Model" }, car_type: { otherwise: "used" } },
};

describe("a mapping", () => {
  it("that comes with the platform is right", () => {
    for (const name of mappingNames) expect(findMapping(name).name).toBe(name);
  });

  it("may name the schema that an editor completes it by", () => {
    const mapping = parseMapping({ $schema: "./stock-mapping.schema.json", ...small }, "small");
    expect(mapping).not.toHaveProperty("$schema");
  });

  it.each([
    [
      "the price tells cars apart",
      { ...small, identity: ["Ask"], fields: { ...small.fields, price: { from: "Ask" } } },
      "changes while the car stays the same",
    ],
    ["nothing tells cars apart", { ...small, identity: [] }, "Map vin or stocknum"],
    ["a field is not one of a car", { ...small, fields: { ...small.fields, wings: { from: "Wings" } } }, "fields"],
    ["a key is misspelt", { ...small, feilds: {} }, "feilds"],
    ["a field comes from nowhere", { ...small, fields: { ...small.fields, badge: {} } }, "fields.badge"],
    [
      "a pattern is none",
      { ...small, fields: { ...small.fields, badge: { from: { column: "B", match: "(" } } } },
      "not a regular expression",
    ],
    [
      "no condition is mapped",
      { ...small, fields: { make: { from: "Make" }, model: { from: "Model" } } },
      "fields.car_type",
    ],
    ["its name does not fit a source", { ...small, name: "My Mapping" }, "name"],
  ])("is refused when %s", (_, input, message) => expect(() => parseMapping(input, "mine")).toThrow(message));

  it("that is neither known nor a file names those that are known", () => {
    expect(() => findMapping("nope")).toThrow("forecourt, au-listings");
  });
});
