import { aSite } from "@forecourt/core/testing";
import type { TestDriveSlots } from "@forecourt/api";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import type { RootData } from "../root/root-data.ts";
import { sendRootData } from "../root/root-data.ts";
import BookTestDrive from "../routes/book-test-drive.tsx";

afterEach(cleanup);
const site = { ...aSite(), look: {} };
const root = sendRootData({ site, money: { locale: "en-AU", currency: "AUD" } } as unknown as RootData);

async function open(times: TestDriveSlots | undefined, earlier?: string) {
  const page = { earlier, kept: [], model: "", query: "", title: "Book a test drive", places: [], choices: [], times };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      HydrateFallback: () => null,
      children: [
        { path: "book-test-drive", loader: () => page, HydrateFallback: () => null, Component: BookTestDrive },
      ],
    },
  ]);
  render(<Stub initialEntries={["/book-test-drive"]} />);
  return (await screen.findByRole("heading", { level: 1 })).closest('[data-part="form-page"]')?.textContent;
}

describe("The page of test drives", () => {
  it("of a dealer who is only asked for one promises no day and time to choose, to move or to cancel", async () => {
    const said = await open(undefined);
    expect(said).toContain("Tell us when it suits you, and we agree on a day and a time.");
    expect(said).toContain("We will call you to agree on a day and a time.");
    for (const promise of ["Choose a day", "Day and time", "move it or cancel it"]) expect(said).not.toContain(promise);
  });

  it("says which time another one is chosen in place of", async () => {
    expect(await open(undefined, "Monday, 23 November at 9:00 am")).toContain(
      "In place of Monday, 23 November at 9:00 am.",
    );
  });

  it("of a dealer whose times are booked online says what is chosen there, and that it can be changed", async () => {
    const said = await open({
      location_id: "dubbo",
      location_name: "Dubbo",
      time_zone: "Australia/Sydney",
      slot_minutes: 60,
      days: [],
    });
    for (const promise of ["Choose a day", "Day and time", "move it or cancel it"]) expect(said).toContain(promise);
  });
});
