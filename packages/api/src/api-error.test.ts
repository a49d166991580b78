import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./client.ts";

describe("ApiError", () => {
  it("knows refusals of another copy of the module, as a template's build has one", async () => {
    vi.resetModules();
    const other = await import("./client.ts");
    const refusal = new ApiError(410, { code: "car_gone", error: "This car was sold." });
    expect(other.ApiError).not.toBe(ApiError);
    expect(refusal).toBeInstanceOf(other.ApiError);
    expect(new Error("broken")).not.toBeInstanceOf(ApiError);
    expect({}).not.toBeInstanceOf(ApiError);
  });
});
