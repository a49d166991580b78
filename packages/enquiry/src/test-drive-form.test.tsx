import type { TestDriveSlots } from "@forecourt/api";
import { aSite } from "@forecourt/core/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { EnquiryFormState } from "./enquiry-form-state.ts";
import { TestDriveForm } from "./test-drive-form.tsx";
import type { TestDriveFormProps } from "./test-drive-form.tsx";

afterEach(cleanup);

const monday = {
  date: "2026-11-23",
  label: "Monday, 23 November",
  slots: [
    { starts_at: "2026-11-22T22:00:00.000Z", label: "9:00 am" },
    { starts_at: "2026-11-22T23:00:00.000Z", label: "10:00 am" },
  ],
};
const tuesday = {
  date: "2026-11-24",
  label: "Tuesday, 24 November",
  slots: [{ starts_at: "2026-11-23T22:00:00.000Z", label: "9:00 am" }],
};
const times: TestDriveSlots = {
  location_id: "1",
  location_name: "Harbour Mazda Artarmon",
  time_zone: "Australia/Sydney",
  slot_minutes: 60,
  days: [monday, tuesday],
};

const form = (props: Partial<TestDriveFormProps> = {}, state?: EnquiryFormState) =>
  render(
    <TestDriveForm
      action="/cars/a/test-drive"
      car={{ name: "2021 Mazda CX-5" }}
      times={times}
      settings={aSite().enquiry}
      dealerName="Harbour Mazda"
      country="AU"
      state={state}
      attempt={state ? 1 : 0}
      pending={false}
      onSubmit={() => {}}
      {...props}
    />,
  );
const posted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>("form")));
const radio = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const at = (day: string, time: string) =>
  within(screen.getByRole("group", { name: day, hidden: true })).getByRole<HTMLInputElement>("radio", {
    name: time,
    hidden: true,
  });

describe("The test drive form", () => {
  it("offers the days of the location, the first one chosen, and of each its times", () => {
    form();
    expect(radio("Mon 23 Nov").checked).toBe(true);
    expect(radio("Tue 24 Nov").checked).toBe(false);
    expect(within(screen.getByRole("group", { name: "Monday, 23 November" })).getAllByRole("radio")).toHaveLength(2);
    expect(screen.getByText("At Harbour Mazda Artarmon. Allow 60 minutes.")).toBeTruthy();
    expect(posted()).not.toHaveProperty("starts_at");
  });

  it("takes a time back when the shopper goes to another day", async () => {
    form();
    await userEvent.click(at("Monday, 23 November", "10:00 am"));
    expect(posted()).toMatchObject({ day: "2026-11-23", starts_at: "2026-11-22T23:00:00.000Z" });
    await userEvent.click(radio("Tue 24 Nov"));
    expect(posted()).not.toHaveProperty("starts_at");
    await userEvent.click(at("Tuesday, 24 November", "9:00 am"));
    expect(posted()).toMatchObject({ day: "2026-11-24", starts_at: "2026-11-23T22:00:00.000Z" });
  });

  it("says that a time was taken beside the times that are left, and keeps the day", () => {
    const message = "This time was just taken. Please choose another one.";
    form(
      {
        times: {
          ...times,
          days: [monday, { ...tuesday, slots: [{ starts_at: "2026-11-23T23:00:00.000Z", label: "10:00 am" }] }],
        },
      },
      {
        fields: { starts_at: message },
        values: { name: "Ana", day: "2026-11-24", starts_at: "2026-11-23T22:00:00.000Z" },
      },
    );
    const group = screen.getByRole("group", { name: "Day and time" });
    expect(group.dataset["invalid"]).toBe("true");
    expect(group.getAttribute("aria-describedby")).toContain("test-drive-starts_at-error");
    screen.getByRole("link", { name: message }).click();
    expect(document.activeElement).toBe(group);
    expect(radio("Tue 24 Nov").checked).toBe(true);
    expect(at("Tuesday, 24 November", "10:00 am").checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "First name" }).value).toBe("Ana");
  });

  it("takes what is wrong with the time back when a time is chosen, and keeps what else is wrong", async () => {
    form({}, { fields: { starts_at: "Choose a time.", name: "Enter your name." }, values: {} });
    expect(screen.getAllByText("Choose a time.")).toHaveLength(2);
    await userEvent.click(at("Monday, 23 November", "10:00 am"));
    expect(screen.queryByText("Choose a time.")).toBeNull();
    expect(screen.getByRole("group", { name: "Day and time" }).dataset["invalid"]).toBeUndefined();
    expect(screen.getAllByText("Enter your name.")).toHaveLength(2);
  });

  it("keeps the chosen time when something else is wrong", () => {
    form(
      {},
      { fields: { name: "Enter your name." }, values: { day: "2026-11-24", starts_at: "2026-11-23T22:00:00.000Z" } },
    );
    expect(at("Tuesday, 24 November", "9:00 am").checked).toBe(true);
  });

  it.each([
    ["nothing can be booked online", undefined, "Times cannot be booked online at the moment."],
    ["every time is taken", { ...times, days: [] }, "Every time that can be booked online is taken."],
  ])("only asks for a drive where %s", (_, none, words) => {
    form({ times: none });
    expect(screen.getByText(new RegExp(words))).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(posted()).toMatchObject({ asks: "1" });
    expect(screen.getByRole("textbox", { name: /When would suit you\?/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Ask for a test drive" })).toBeTruthy();
  });

  it("asks which car only where the shopper does not come from one, starting with the model they come from", () => {
    form();
    expect(screen.queryByRole("textbox", { name: /Which one would you like to test drive/ })).toBeNull();
    cleanup();
    form({ car: undefined, model: "CX-60" });
    expect(
      screen.getByRole<HTMLInputElement>("textbox", { name: /Which one would you like to test drive/ }).value,
    ).toBe("CX-60");
  });

  it("asks for no words where cars are offered beside it, and says the model all the same", () => {
    form({ car: undefined, model: "CX-60", offersCars: true });
    expect(screen.queryByRole("textbox", { name: /Which one would you like to test drive/ })).toBeNull();
    expect(posted()).toMatchObject({ "Vehicle Model": "CX-60" });
  });

  it("has the terms and the consent of every lead form", () => {
    form({ settings: { ...aSite().enquiry, termsRequired: true, consentNotice: true } });
    expect(screen.getByRole("checkbox", { name: /terms of this enquiry/ })).toBeTruthy();
    expect(screen.getByText(/replying STOP/)).toBeTruthy();
  });
});
