import { describe, expect, it } from "vitest";
import { myTestDriveAddress } from "../pages/my-test-drive.ts";
import { aSite } from "../testing/a-site.ts";
import { reservePage } from "./reserve-page.ts";

describe("the page on which a site reserves cars", () => {
  it("is the one that the site names, and none where nothing can be reserved", () => {
    const names = (["checkout", "buy-online"] as const).map(
      (path) => reservePage(aSite({ reserve: { enabled: true, path } }))?.name,
    );
    expect(names).toEqual(["checkout", "buy-online"]);
    expect(reservePage(aSite())).toBeUndefined();
  });
});

describe("the address of a booked test drive", () => {
  it("names the booking, and its secret where it is to be confirmed", () => {
    expect(myTestDriveAddress("7f1c")).toBe("/my-test-drive?booking=7f1c");
    expect(myTestDriveAddress("7f1c", "s e")).toBe("/my-test-drive?booking=7f1c&confirm=s+e");
  });
});
