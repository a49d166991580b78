import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
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
      await page.getByLabel("Service Interval").fill("60,000 km");
      await page.getByLabel("Preferred Service Date").fill(openDay());
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
      await page.getByLabel("Preferred Service Date").fill(openDay());
      await page.getByLabel("First name").fill("Robin");
      await page.getByLabel("Email").fill(kept);
      await find("button", "Next: Vehicle Details").click();
      const problem = page.getByRole("link", { name: "Service Interval is required." });
      await problem.click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
        .toBe("Service Interval");
      await inspect();
      await page.getByLabel("Service Interval").fill("60,000 km");
      await find("button", "Next: Vehicle Details").click();
      await arrive("/service?step=2");
      const heading = page.getByRole("heading", { name: /^Vehicle Details ?, step 2 of 3$/ });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);

      await page.getByLabel("Vehicle Make").fill("Mazda");
      await page.getByLabel("Vehicle Model").fill("CX-5");
      await page.reload();
      await expect
        .poll(() => page.getByLabel("Vehicle Model").inputValue(), { message: "what was typed, after a reload" })
        .toBe("CX-5");
      await find("button", "Next: Order Details").click();
      await arrive("/service?step=3");

      await find("link", "Back").click();
      await arrive("/service?step=2");
      await expect.poll(() => page.getByLabel("Vehicle Model").inputValue()).toBe("CX-5");
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
          "Vehicle Model": "CX-5",
          "Service Interval": "60,000 km",
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
