import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallUs } from "./call-us.tsx";

const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal(
    "fetch",
    async (_: string, { body }: { body: string }) => (
      asked.push(JSON.parse(body)),
      Response.json({ phone: "(02) 5550 0100", href: "tel:0255500100", of: "location:2" })
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("The number to call after an enquiry", () => {
  it("is whole at once for whoever has just sent something, by the call that notes it", async () => {
    render(<CallUs site="north" phone="(02) 555• ••••" locationId="2" isKnown />);
    expect((await screen.findByRole("link", { name: "(02) 5550 0100" })).getAttribute("href")).toBe("tel:0255500100");
    expect(asked).toEqual([{ location_id: "2", website_id: "north" }]);
  });

  it("stays hidden for whoever only opens the address of the thanks", async () => {
    render(<CallUs site="north" phone="(02) 555• ••••" isKnown={false} />);
    await Promise.resolve();
    expect(screen.getByRole("link", { name: "(02) 555• ••••" }).getAttribute("href")).toBe("#reveal-phone");
    expect(asked).toEqual([]);
  });

  it("is asked for by nobody where it is not hidden", () => {
    render(<CallUs site="north" phone="(02) 5550 0100" isKnown />);
    expect(screen.getByRole("link").getAttribute("href")).toBe("tel:0255500100");
    expect(asked).toEqual([]);
  });
});
