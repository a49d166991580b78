import { randomUUID } from "node:crypto";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const host = `${site}.localhost`;

interface Day {
  date: string;
  label: string;
  slots: { starts_at: string; label: string }[];
}

async function daysOf(carId: string): Promise<Day[]> {
  const { text } = await ask(host, `/api/test-drive-slots?car_id=${carId}`);
  return (JSON.parse(text) as { days: Day[] }).days;
}

/** As the day reads on its button: "Mon 23 Nov". */
const shortDay = (date: string) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", ...options }).format(new Date(`${date}T12:00:00Z`));
  return `${format({ weekday: "short" })} ${format({ day: "numeric", month: "short" })}`;
};

describe("a test drive", () => {
  it("is booked over the page of a car, by keyboard, at another time when somebody was quicker", async () => {
    const car = await findCar(site, ({ status, make }) => status === "in_stock" && make === "Mazda");
    // Not the first days: other walks book their times meanwhile.
    const [, , day] = await daysOf(car.id);
    const [taken, free] = day?.slots ?? [];
    if (!day || !taken || !free) throw new Error("The demo has no times for a test drive.");
    const email = `driver-${randomUUID()}@example.com`;
    const path = `${car.path}/test-drive`;
    await walk(
      {
        site,
        expected: [
          { status: 422, path },
          { status: 409, path },
        ],
      },
      async (shopper) => {
        const { page, find } = shopper;
        await shopper.open(car.path);
        await find("link", "Book a Test Drive").click();
        const dialog = page.getByRole("dialog", { name: "Book a test drive" });
        await dialog.getByText(car.name).first().waitFor();
        await dialog.getByRole("button", { name: "Book test drive" }).click();
        const summary = dialog.getByRole("region", { name: "Please fix the following errors:" });
        await summary.getByRole("link", { name: "Choose one of the times." }).waitFor();
        await shopper.inspect();

        await dialog.getByLabel("First name").fill("Dana");
        await dialog.getByLabel("Email").fill(email);
        const times = dialog.getByRole("group", { name: day.label });
        // The arrow keys go from day to day, Tab to the times of the day.
        await dialog.getByRole("radio").first().focus();
        for (let step = 0; step < 2; step += 1) await page.keyboard.press("ArrowRight");
        await dialog.getByRole("radio", { name: shortDay(day.date), checked: true }).waitFor();
        await times.waitFor();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await times.getByRole("radio", { name: taken.label, checked: true }).waitFor();
        const quicker = await ask(host, "/api/test-drives", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({
            name: "Quicker",
            email: `quicker-${randomUUID()}@example.com`,
            car_id: car.id,
            starts_at: taken.starts_at,
          }),
        });
        expect(quicker.status).toBe(200);
        await dialog.getByRole("button", { name: "Book test drive" }).click();
        await summary.getByRole("link", { name: "This time was just taken. Please choose another one." }).waitFor();
        await times.getByRole("radio", { name: taken.label }).waitFor({ state: "detached" });
        expect(await dialog.getByLabel("First name").inputValue()).toBe("Dana");

        await times.getByText(free.label, { exact: true }).click();
        await dialog.getByRole("button", { name: "Book test drive" }).click();
        await find("heading", "We are holding this time for you").waitFor();
        await page.getByText(`${day.label} at ${free.label}`).waitFor();
        await shopper.inspect();
      },
    );
    await expect.poll(async () => (await receivedLeads(email)).length).toBe(1);
    const [lead] = await receivedLeads(email);
    expect(lead?.payload).toMatchObject({
      category: "Test Drive",
      name: "Dana",
      appointment: { starts_at: free.starts_at, local_time: `${day.label} at ${free.label}` },
    });
  });

  it("finds its car by what is typed, and asks in words only where nothing is found", async () => {
    const words = (page: Page) => page.getByLabel("Which one would you like to test drive?");
    await walk({ site, size: "phone", javaScript: false }, async ({ open, page, find }) => {
      await open("/book-test-drive");
      expect(await words(page).count()).toBe(0);
      await page.getByRole("searchbox").fill("mazda");
      await find("button", "Search").click();
      await page.getByText("Found for “mazda”").waitFor();
      await page.getByRole("searchbox").fill("zeppelin");
      await find("button", "Search").click();
      await page.getByText(/^Nothing found for “zeppelin”/).waitFor();
      expect(await words(page).inputValue()).toBe("zeppelin");
    });
    await walk({ site }, async ({ open, page, inspect }) => {
      await open("/book-test-drive");
      await inspect();
      await page.getByRole("searchbox").fill("mazda");
      await page.getByText("Found for “mazda”").waitFor();
      await page.locator("label:has([name='starts_at']):visible").first().click();
      const chosen = page.getByRole("definition").filter({ hasText: /^\w+day, .* (am|pm)$/ });
      await chosen.waitFor();
      const car = page.getByRole("region", { name: "Choose a car" }).getByRole("link").first();
      const name = (await car.locator("span").first().innerText()).trim();
      await car.click();
      await page.getByRole("heading", { level: 1, name: `Test drive the ${name}` }).waitFor();
      await inspect();
    });
  });

  it("is booked on a page of its own, for a model, and cancelled again, without JavaScript on a phone", async () => {
    const email = `driver-${randomUUID()}@example.com`;
    await walk(
      { site, size: "phone", javaScript: false, expected: [{ status: 422, path: "/book-test-drive" }] },
      async (shopper) => {
        const { page, find } = shopper;
        await shopper.open("/book-test-drive?model_id=7&model=CX-60");
        await page.getByLabel("Location").selectOption({ index: 1 });
        await find("button", "Show times").click();
        await page.waitForURL(/location=/);
        await find("button", "Book test drive").click();
        await page.getByText("Please fix the following errors:").waitFor();
        await shopper.inspect();
        expect(await page.locator("[name='Vehicle Model']").inputValue()).toBe("CX-60");
        await page.locator("label:has([name='day'])").last().click();
        await page.locator("label:has([name='starts_at']):visible").last().click();
        await page.getByLabel("First name").fill("Lee");
        await page.getByLabel("Email").fill(email);
        await find("button", "Book test drive").click();
        await find("heading", "We are holding this time for you").waitFor();
        await find("link", "Confirm, change or cancel").click();
        await page.waitForURL(/\/my-test-drive\?booking=/);
        // Confirming leads over signing in, and back here.
        await find("button", "Confirm test drive").click();
        await page.waitForURL(/\/sign-in\?type=test-drive/);
        await find("link", "Go back").click();
        await page.waitForURL(/\/my-test-drive\?booking=/);
        await shopper.inspect();
        await page.getByText("Cancel test drive").click();
        await find("button", "Yes, cancel it").click();
        await find("heading", "Your test drive is cancelled").waitFor();
        await page.locator("main a[href^='tel:']").first().waitFor();
      },
    );
    const cancelled = async () => (await receivedLeads(email)).at(-1)?.payload;
    await expect.poll(cancelled).toMatchObject({
      category: "Test Drive",
      "Vehicle Model": "CX-60",
      car_type: "new",
      appointment: { cancelled_at: expect.stringMatching(/Z$/) as string },
    });
  });
});
