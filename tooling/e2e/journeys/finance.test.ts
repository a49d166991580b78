import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { tabTo, typeInto } from "../lib/by-keyboard.ts";
import { countEstimateLines, measureFinanceLines } from "../lib/finance-lines.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { sentCode } from "../lib/sent-codes.ts";
import { findCar } from "../lib/stock.ts";
import type { SiteName } from "../lib/sites.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const lender = { status: 404, path: /^\/favicon/ };
const warning =
  "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.";
const forSale = (at: SiteName = site) =>
  findCar(at, ({ status, price }) => status === "in_stock" && price !== null && price > 20_000 && price < 90_000);

const hasFocus = (target: Locator) =>
  expect.poll(() => target.evaluate((element) => element === document.activeElement)).toBe(true);

/**
 * A finance enquiry under way: the page of an Australian site on a phone, the popup of a New Zealand one on a desktop.
 */
const journeys = [
  { site: "harbour-mazda", size: "phone", form: "page", mobile: "0412 345 671", to: "+61412345671" },
  { site: "tasman-motors", size: "desktop", form: "popup", mobile: "021 345 6720", to: "+64213456720" },
] as const;

describe.each(journeys)(
  "a finance enquiry as a $form at $site on a $size, by keyboard alone",
  ({ site, size, form: kind, mobile, to }) => {
    it("goes from the car over the code to the lender's application, and reaches the dealer once", async () => {
      const car = await forSale(site);
      const email = `finance-${size}-${Date.now()}@example.com`;
      await walk({ site, size, expected: [{ status: 422, path: "/api/finance/enquiry" }, lender] }, async (shopper) => {
        const { page, find } = shopper;
        const press = async (target: Locator, key = "Enter") => {
          await tabTo(page, target);
          await page.keyboard.press(key);
        };
        const sees = async (target: Locator, ...parts: string[]) => {
          const missing = async () => {
            const tree = await target.ariaSnapshot();
            return parts.filter((part) => !tree.includes(part));
          };
          await expect.poll(missing, { message: "parts that are not seen" }).toEqual([]);
        };
        await shopper.open(car.path);
        const link = find("link", "Get finance for this car");
        await (kind === "page" ? press(link) : link.press("Enter"));
        await shopper.arrive(/^\/finance\?.*car_id=\d+.*#finance-form$/);
        const form = page.getByRole("form", { name: "Finance enquiry" });
        // The popup's way on stands below its form.
        const around = kind === "popup" ? page.getByRole("dialog", { name: "Finance enquiry" }) : form;
        if (kind === "popup") {
          const start = find("button", "Start your finance enquiry");
          await press(start);
          await form.waitFor();
          await page.keyboard.press("Escape");
          await hasFocus(start);
          await page.keyboard.press("Enter");
          await form.waitFor();
          // Back closes the popup alone.
          await page.goBack();
          await form.waitFor({ state: "hidden" });
          await shopper.arrive(/^\/finance\?.*car_id=\d+.*#finance-form$/);
          await press(start);
          await sees(
            page.getByRole("dialog", { name: "Finance enquiry" }),
            "Quick Estimate",
            "Your Details",
            "Lender's answer",
            "Apply to lender",
          );
        }
        const quote = form.getByText(/Est\. \$[\d.]+ a week/);
        await quote.waitFor();
        await sees(form, 'textbox "Purchase price"', 'slider "Loan term"', 'radio "Great" [checked]');
        await shopper.inspect();
        const before = await quote.textContent();
        await press(form.getByRole("slider", { name: /Loan term/ }), "ArrowRight");
        await expect.poll(() => quote.textContent()).not.toBe(before);
        if (kind === "popup") await press(around.getByRole("button", { name: "Next: Your Details" }));

        await press(around.getByRole("button", { name: "Send finance enquiry" }));
        await form.getByText("Please fix the following errors:").waitFor();
        await sees(
          form,
          'link "Enter your name."',
          'textbox "Mobile"',
          'button "Send Code"',
          'textbox "Verification code" [disabled]',
        );
        await shopper.inspect();

        await typeInto(page, form.getByRole("textbox", { name: "First name" }), "Robin");
        await typeInto(page, form.getByRole("textbox", { name: /Last name/ }), "Shopper");
        await typeInto(page, form.getByRole("textbox", { name: /Email/ }), email);
        if (kind === "page") await typeInto(page, form.getByRole("textbox", { name: "Postcode" }), "2064");
        await typeInto(page, form.getByRole("textbox", { name: "Mobile" }), mobile);
        if (kind === "popup") await press(form.getByRole("checkbox", { name: /terms of this enquiry/ }), "Space");
        await press(form.getByRole("button", { name: "Send Code" }));
        await form.getByText("Code sent!").waitFor();
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, "dataLayer") ?? [])))
          .toContain('"event_id":36');
        const field = form.getByRole("textbox", { name: "Verification code" });
        await hasFocus(field);
        await page.keyboard.type("000000");
        await page.keyboard.press("Enter");
        await form.getByText("The verification code is invalid. Please try again.").first().waitFor();
        await tabTo(page, field);
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.type(await sentCode(site, to));
        await page.keyboard.press("Enter");
        await shopper.arrive(/^\/dev\/application\?customer=\w+$/);
      });
      await expect.poll(async () => (await receivedLeads(email)).length).toBe(1);
      const [lead] = await receivedLeads(email);
      expect(lead).toMatchObject({ site, payload: { name: "Robin", category: "Finance Enquiry", term: 6 } });
    });
  },
);

describe("repayments on a page", () => {
  it("are one figure on card, price, calculator and disclaimer, with and without JavaScript", async () => {
    const car = await forSale();
    const { text: page } = await ask(`${site}.localhost`, car.path);
    const answered = JSON.parse((await ask(`${site}.localhost`, `/api/cars/${car.slug}`)).text) as {
      id: string;
      finance_figure: { weeklyDollars: number };
    };
    const weekly = answered.finance_figure.weeklyDollars.toFixed(2);
    expect(/data-payment="([\d.]+)"/.exec(page)?.[1]).toBe(String(answered.finance_figure.weeklyDollars));
    expect(page).toContain(`Est. $${weekly} a week`);
    const { text: disclaimer } = await ask(`${site}.localhost`, `/api/finance/disclaimer?car_id=${answered.id}`);
    expect(disclaimer).toContain(`$${weekly}`);
    const { text: results } = await ask(
      `${site}.localhost`,
      `/search/new-used-and-demo-cars?query=${encodeURIComponent(car.name)}`,
    );
    expect(results).toContain(`Est. $${weekly} a week`);
  });

  it("stand beside a comparison rate no smaller, lighter or paler, with the warning once", async () => {
    const car = await forSale();
    await walk({ site }, async (shopper) => {
      for (const path of [car.path, "/search/used-cars", `/finance?car_id=1`]) {
        await shopper.open(path);
        await shopper.page.locator("[data-finance-line]").first().waitFor();
        const lines = await measureFinanceLines(shopper.page);
        expect(lines.length, path).toBeGreaterThan(0);
        for (const { text, isCalled, size, weight, contrast, distance, lineHeight, pointsToWarning } of lines) {
          const where = `${path}: ${text}`;
          expect([isCalled, pointsToWarning], where).toEqual([true, true]);
          expect(size.comparison, where).toBeGreaterThanOrEqual(size.others);
          expect(weight.comparison, where).toBeGreaterThanOrEqual(weight.others);
          expect(contrast.comparison, where).toBeGreaterThanOrEqual(Math.max(4.5, contrast.others));
          expect(distance, where).toBeLessThanOrEqual(lineHeight);
        }
        await expect.poll(() => shopper.page.getByText(warning, { exact: true }).count(), { message: path }).toBe(1);
      }
    });
  });

  it.each([
    "harbour-mazda",
    "meridian-group",
    "ridgeline-motorcycles",
    "saltwater-caravans",
    "westgate-trucks",
  ] as const)(
    "take two lines on the cards of %s at most, long figures too, in a list and in a grid, on every screen",
    (dealer) =>
      walk({ site: dealer, javaScript: false }, async ({ open, page }) => {
        await open("/search/used-cars");
        const lines = await countEstimateLines(page, [360, 375, 576, 768, 992, 1200, 1440]);
        expect(lines.filter(({ inList, inGrid }) => inList === 0 || inGrid === 0)).toEqual([]);
        expect(lines.filter(({ inList, inGrid }) => Math.max(inList, inGrid) > 2)).toEqual([]);
      }),
  );

  it("open the one warning on a content page, too: about us has cards with rates", async () => {
    const { status, text } = await ask(`${site}.localhost`, "/about-us");
    expect(status).toBe(200);
    const shown = text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    expect(shown).toContain("comparison rate 8.53% p.a.");
    expect(shown.split('id="comparison-rate-warning"')).toHaveLength(2);
    expect(shown.split(warning)).toHaveLength(2);
  });

  it("open the one warning on a page that is not found, too: it shows cars with rates", async () => {
    const { status, text } = await ask(`${site}.localhost`, "/no-such-page");
    expect(status).toBe(404);
    const shown = text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    expect(shown).toContain("comparison rate 8.53% p.a.");
    expect(shown.split('id="comparison-rate-warning"')).toHaveLength(2);
    expect(shown.split(warning)).toHaveLength(2);
  });

  it("have nothing beside the warning about them that is of other loans: not on a page of offers alone, nor on one without rates", async () => {
    const shown = async (path: string) =>
      (await ask(`${site}.localhost`, path)).text.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
    const offers = await shown("/special-offers");
    expect(offers).toContain('popoverTarget="comparison-rate-warning"');
    expect(offers.split(warning)).toHaveLength(2);
    expect(offers).not.toMatch(/Estimates assume|Fees of a loan/);
    expect(await shown("/our-location/artarmon")).toContain(warning);
    expect(await shown("/our-location/artarmon?type=service")).not.toMatch(/WARNING: This|Estimates assume/);
  });

  it("stand on pages that name themselves without a car or a kind of offers to search engines, and say nothing else", async () => {
    const car = await forSale();
    for (const [asked, kept] of [
      [`/finance?car_id=${car.id}`, "/finance"],
      ["/special-offers?category=Service", "/special-offers"],
    ] as const) {
      const { text } = await ask(`${site}.localhost`, asked);
      expect(text).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${kept}"`));
      expect(text).not.toContain('name="robots"');
    }
  });

  it("follow the calculator by keyboard, say what is out of range, and print a schedule", async () => {
    const car = await forSale();
    await walk({ site, size: "phone" }, async (shopper) => {
      const { page } = shopper;
      await shopper.open(car.path);
      const result = page.locator("[data-payment]");
      const start = await result.getAttribute("data-payment");
      const deposit = page.getByRole("slider", { name: "Deposit slider" });
      await deposit.focus();
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => result.getAttribute("data-payment")).not.toBe(start);
      const term = page.getByRole("textbox", { name: /^Term/ });
      await term.fill("9");
      await page.keyboard.press("Tab");
      await page.getByText("Cannot be less than 1 year or more than 7 years").waitFor();
      await expect.poll(() => term.inputValue()).toBe("7");
      await page.getByRole("radio", { name: "Monthly" }).focus();
      await page.keyboard.press("Space");
      await page.getByText("Repayment schedule").click();
      await expect.poll(() => page.getByRole("table").locator("tr").count()).toBe(85);
      await shopper.inspect();
    });
  });

  it("are worked out by a form where no script runs, where the enquiry says what to do instead", async () => {
    const car = await forSale();
    await walk({ site, javaScript: false }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open(car.path);
      await page.getByRole("textbox", { name: "Price", exact: true }).fill("20000");
      await page.getByRole("radio", { name: "Monthly" }).check();
      await find("button", "Work it out").click();
      await shopper.arrive(/loan=20000.*frequency=monthly/);
      expect(await page.locator("[data-payment]").textContent()).toContain("a month");
      await find("link", "Get finance for this car").click();
      await find("link", "send an enquiry about this car").waitFor();
    });
  });
});

describe("signing in", () => {
  it("is not asked for before a page that is not there, comes back to the page it was asked for, and ends when asked", async () => {
    const { status, headers } = await ask(`${site}.localhost`, "/mymotorama");
    expect([status, headers["location"]]).toEqual([404, undefined]);
    await walk({ site, size: "phone" }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open("/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2F");
      await shopper.inspect();
      await page.getByRole("textbox", { name: "Mobile" }).fill("0412 345 673");
      await find("button", "Send Code").click();
      await page.getByText("Code sent!").waitFor();
      await shopper.inspect();
      await page.getByRole("textbox", { name: "Verification code" }).fill(await sentCode(site, "+61412345673"));
      await find("button", "Sign in").click();
      await shopper.arrive("/watchlist");
      await page.getByText("You are signed in with the number ending in 673.").waitFor();
      await find("button", "Sign out").click();
      await find("link", "Sign in to keep your saved cars on every device").waitFor();
    });
    const { text } = await ask(
      `${site}.localhost`,
      "/sign-in?redirect=%2F%2Fevil.example&back=https%3A%2F%2Fevil.example",
    );
    expect(text).not.toContain("evil.example");
  });
});
