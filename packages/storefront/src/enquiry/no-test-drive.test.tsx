import { aCar, aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { RootData } from "../root/root-data.ts";
import { sendRootData } from "../root/root-data.ts";
import TestDrive from "../routes/test-drive.tsx";

afterEach(cleanup);

const site = aSite();
const root = sendRootData({ site, money: { locale: "en-AU", currency: "AUD" } } as unknown as RootData);

/** The address of a test drive, over the page of its car. */
async function open(car: ReturnType<typeof aCar>, state?: Partial<ReturnType<typeof aCar>>) {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      Component: () => <Outlet context={car} />,
      children: [
        {
          path: "test-drive",
          loader: () => ({ times: undefined, places: [], state }),
          HydrateFallback: () => null,
          // The stub hands on no context of its own page.
          Component: TestDrive,
        },
      ],
    },
  ]);
  render(<Stub initialEntries={["/test-drive"]} />);
  return screen.findByRole("dialog");
}
const ways = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

describe("The address of a test drive of a car that cannot be driven", () => {
  it("says that the car is reserved, and what can be done", async () => {
    const car = aCar({ reserved: true });
    const dialog = await open(car);
    expect(dialog.textContent).toContain("This car is reserved for another shopper");
    expect(ways(dialog)).toEqual([
      ["Ask to be told if it is available again", `${car.path}/enquire`],
      ["See similar cars", expect.stringContaining("/search/")],
      ["Test drive another car", "/book-test-drive"],
    ]);
    expect(dialog.querySelector("form")).toBeNull();
  });

  it("says that the car has not arrived, or has been sold", async () => {
    expect((await open(aCar({ status: "coming_soon" }))).textContent).toContain("has not arrived yet");
    cleanup();
    expect(ways(await open(aCar({ status: "sold" })))[0]?.[1]).toMatch(/\/find-similar$/);
  });

  it("says so of a car that was sold or reserved while its page was open, and asks for no details", async () => {
    const dialog = await open(aCar(), { status: "sold" });
    expect(dialog.textContent).toContain("This car has been sold");
    expect(dialog.querySelector("form")).toBeNull();
    cleanup();
    expect((await open(aCar(), { reserved: true })).textContent).toContain("This car is reserved for another shopper");
  });

  it("is the form for a car that can be driven", async () => {
    expect((await open(aCar())).querySelector("form")).not.toBeNull();
  });
});
