import type { BookedTestDrive } from "@forecourt/api";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { RootData } from "../root/root-data.ts";
import { sendRootData } from "../root/root-data.ts";
import MyTestDrive from "../routes/my-test-drive.tsx";

afterEach(cleanup);
const root = sendRootData({ site: aSite(), money: { locale: "en-AU", currency: "AUD" } } as unknown as RootData);

async function open(state: BookedTestDrive["state"], isSold: boolean) {
  const page = {
    drive: { state, label: "Monday, 23 November at 9:00 am", car: { name: "2021 Mazda CX-5", path: "/cars/a-car" } },
    title: "Title",
    isSold,
    links: { manage: "/my-test-drive?booking=1", calendar: "/calendar" },
    confirmHref: "/my-test-drive?booking=1",
    heldUntil: "Monday at 9:15 am",
    againHref: "/book-test-drive?replaces=1",
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      children: [{ path: "my-test-drive", loader: () => page, HydrateFallback: () => null, Component: MyTestDrive }],
    },
  ]);
  render(<Stub initialEntries={["/my-test-drive"]} />);
  await screen.findByRole("heading", { level: 1 });
  return [...document.querySelectorAll("a[href^='/book'], a[href^='/calendar'], button, summary")].map(
    ({ textContent }) => textContent,
  );
}

describe("The page of a booked test drive", () => {
  it("lets it be confirmed, put into a calendar, moved or cancelled", async () => {
    expect(await open("held", false)).toEqual(
      expect.arrayContaining(["Confirm test drive", "Choose another time", "Cancel test drive"]),
    );
    cleanup();
    expect(await open("booked", false)).toEqual(expect.arrayContaining(["Add to calendar", "Choose another time"]));
  });

  it.each(["held", "booked"] as const)(
    "whose car was sold since lets nobody confirm it or come for it when it is %s: another car is chosen, or it is cancelled",
    async (state) => {
      const ways = await open(state, true);
      expect(ways).toEqual(expect.arrayContaining(["Choose another car", "Cancel test drive"]));
      for (const way of ["Confirm test drive", "Add to calendar"]) expect(ways).not.toContain(way);
      expect(screen.getByText(/your test drive of it cannot take place/).textContent).not.toContain(
        "We hold this time",
      );
    },
  );
});
