import { aSite } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { withSharedHours } from "./with-shared-hours.ts";

describe("the hours of a page's locations", () => {
  const [first] = aSite().locations;
  if (!first) throw new Error("A site has a location.");
  const monday = { weekday: 1, status: "Open", formated_hours: "9 am – 5 pm", open: "09:00", close: "17:00" } as const;
  const sunday = { weekday: 0, status: "Closed", formated_hours: "Closed", open: null, close: null } as const;
  const open = (id: string, ...days: (typeof monday | typeof sunday)[]) => ({
    ...first,
    id,
    contact_detail: { ...first.contact_detail, opening_hours: days.map((day) => ({ ...day })) },
  });
  const given = [open("a", sunday, monday), open("b", sunday, monday), open("c", monday)];
  const weeks = withSharedHours(given).map(({ contact_detail: contact }) => contact.opening_hours);

  it("say what they said", () => {
    expect(withSharedHours(given)).toEqual(given);
  });
  it("are one object where two places have the same week, or the same day of another", () => {
    expect(weeks[1]).toBe(weeks[0]);
    expect(weeks[2]?.[0]).toBe(weeks[0]?.[1]);
  });
});
