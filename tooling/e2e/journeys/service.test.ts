import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { askForVisit } from "../lib/ask-for-visit.ts";
import { forecourtCommand } from "../lib/forecourt-command.ts";
import { openDay } from "../lib/open-day.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const refused = [{ status: 422, path: "/service" }];

describe("a service booking", () => {
  it("goes step by step to the dealer; one given up after its first step is a lead too", async () => {
    const kept = `service-${randomUUID()}@example.com`;
    const givenUp = `given-up-${randomUUID()}@example.com`;

    await walk({ site, size: "phone", javaScript: false, expected: refused }, async ({ open, page, find, arrive }) => {
      await open("/service");
      await askForVisit(page, { due: "60,000 km", day: openDay() });
      await arrive("/service?step=contact");
      await page.getByLabel("First name").fill("Kim");
      await find("button", "Next: Vehicle Details").click();
      await page.getByRole("link", { name: /^Enter an email address or a phone number/ }).waitFor();
      expect(await page.getByLabel("First name").inputValue()).toBe("Kim");
      await page.getByLabel("Email").fill(givenUp);
      await find("button", "Next: Vehicle Details").click();
      await arrive("/service?step=2");
      await find("heading", /^Vehicle Details/).waitFor();
    });

    await walk({ site, expected: refused }, async ({ open, page, find, arrive, inspect }) => {
      await open("/service");
      await inspect();
      await askForVisit(page, { day: openDay() });
      const problem = page.getByRole("link", { name: "Enter the service interval." });
      await problem.click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.querySelector("legend")?.textContent))
        .toBe("Service Interval");
      await inspect();
      await page.getByRole("textbox", { name: "Vehicle Rego" }).fill("demo01");
      await find("button", "Find my car").click();
      await page.getByText("We found a 2022 Mazda CX-5. Is that yours?").waitFor();
      await page.getByRole("radio", { name: /^Logbook service, 20,000 km/ }).check();
      await find("button", "Next: Contact Details").click();
      await arrive("/service?step=contact");
      await page.getByLabel("First name").fill("Robin");
      await page.getByLabel("Email").fill(kept);
      await page
        .getByRole("complementary", { name: "Where we service cars" })
        .getByText("Logbook service, 20,000 km")
        .waitFor();
      await inspect();
      await find("button", "Next: Vehicle Details").click();
      await arrive("/service?step=2");
      const heading = page.getByRole("heading", { name: /^Vehicle Details ?, step 3 of 4$/ });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);

      await expect
        .poll(() => page.getByLabel("Vehicle Make").inputValue(), { message: "the make of the plate's car" })
        .toBe("Mazda");
      expect(await page.getByLabel("Vehicle Year").inputValue()).toBe("2022");
      await page.getByLabel("Vehicle Model").fill("CX-5 Akera");
      await page.reload();
      await expect
        .poll(() => page.getByLabel("Vehicle Model").inputValue(), { message: "what was typed, after a reload" })
        .toBe("CX-5 Akera");
      await find("button", "Next: Order Details").click();
      await arrive("/service?step=3");

      await find("link", "Back").click();
      await arrive("/service?step=2");
      await expect.poll(() => page.getByLabel("Vehicle Model").inputValue()).toBe("CX-5 Akera");
      await find("button", "Next: Order Details").click();
      await arrive("/service?step=3");
      await page.getByLabel("Tyre check").check();
      await inspect();
      await find("button", "Book service").click();
      await arrive("/service?step=sent");
      await find("heading", "Thank you, your booking request is with us").waitFor();
    });

    await expect
      .poll(async () => (await receivedLeads(kept)).map(({ payload }) => payload))
      .toMatchObject([
        {
          category: "Service Booking",
          lead_status: "Complete",
          form_completed: true,
          name: "Robin",
          "Vehicle Model": "CX-5 Akera",
          "Vehicle Rego": "demo01",
          "Service Interval": "Logbook service, 20,000 km",
          "Preferred Service Date": openDay(),
          location: "artarmon-service",
          additional_services: ["Tyre check"],
        },
      ]);
    const leads = JSON.parse(await forecourtCommand("leads", "list", "--site", site, "--json")) as {
      payload: Record<string, unknown>;
    }[];
    expect(leads.map(({ payload }) => payload).filter(({ email }) => email === givenUp)).toMatchObject([
      { category: "Service Booking", lead_status: "Incomplete", name: "Kim" },
    ]);
  });
});
