import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { tabTo, typeInto } from "../lib/by-keyboard.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { sentCode } from "../lib/sent-codes.ts";
import { findCar } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const lender = { status: 404, path: /^\/favicon/ };
const warning = "WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.";
const forSale = () => findCar(site, ({ status, price }) => status === "in_stock" && price !== null && price > 20_000 && price < 90_000);

describe.each(sizes)("a finance enquiry on a %s, by keyboard alone", (size) => {
  it("goes from the car over the code to the lender's application, and reaches the dealer once", async () => {
    const car = await forSale();
    const mobile = size === "phone" ? "0412 345 671" : "0412 345 672";
    const to = mobile.replace("0", "+61").replaceAll(" ", "");
    const email = `finance-${size}-${Date.now()}@example.com`;
    await walk({ site, size, expected: [{ status: 422, path: "/api/finance/enquiry" }, lender] }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open(car.path);
      await tabTo(page, find("link", "Get finance for this car"));
      await page.keyboard.press("Enter");
      await shopper.arrive(/^\/finance\?.*car_id=\d+.*#finance-form$/);
      const form = page.getByRole("form", { name: "Finance enquiry" });
      await form.getByText(/Est\. \$[\d.]+ a week/).waitFor();
      const tree = await form.ariaSnapshot();
      for (const part of ['textbox "Purchase price"', 'slider "Loan term"', 'radio "Great" [checked]', 'textbox "First name"', 'textbox "Mobile"', 'button "Send Code"', 'textbox "Verification code" [disabled]', 'button "Send finance enquiry"'])
        expect(tree).toContain(part);
      await shopper.inspect();

      const before = await form.locator("[data-finance-line]").textContent();
      await tabTo(page, form.getByRole("slider", { name: /Loan term/ }));
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => form.locator("[data-finance-line]").textContent()).not.toBe(before);

      await tabTo(page, form.getByRole("button", { name: "Send finance enquiry" }));
      await page.keyboard.press("Enter");
      await form.getByText("Please fix the following errors:").waitFor();
      await shopper.inspect();

      await typeInto(page, form.getByRole("textbox", { name: "First name" }), "Robin");
      await typeInto(page, form.getByRole("textbox", { name: /Last name/ }), "Shopper");
      await typeInto(page, form.getByRole("textbox", { name: /Email/ }), email);
      await typeInto(page, form.getByRole("textbox", { name: "Mobile" }), mobile);
      await tabTo(page, form.getByRole("button", { name: "Send Code" }));
      await page.keyboard.press("Enter");
      await form.getByText("Code sent!").waitFor();
      const field = form.getByRole("textbox", { name: "Verification code" });
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
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
});

describe("repayments on a page", () => {
  it("are one figure on card, price, calculator and disclaimer, with and without JavaScript", async () => {
    const car = await forSale();
    const { text: page } = await ask(`${site}.localhost`, car.path);
    const answered = JSON.parse((await ask(`${site}.localhost`, `/api/cars/${car.slug}`)).text) as { id: string; finance_figure: { weeklyDollars: number } };
    const weekly = answered.finance_figure.weeklyDollars.toFixed(2);
    expect(/data-payment="([\d.]+)"/.exec(page)?.[1]).toBe(String(answered.finance_figure.weeklyDollars));
    expect(page).toContain(`Est. $${weekly} a week`);
    const { text: disclaimer } = await ask(`${site}.localhost`, `/api/finance/disclaimer?car_id=${answered.id}`);
    expect(disclaimer).toContain(`$${weekly}`);
    const { text: results } = await ask(`${site}.localhost`, `/search/new-used-and-demo-cars?query=${encodeURIComponent(car.name)}`);
    expect(results).toContain(`Est. $${weekly} a week`);
  });

  it("stand beside a comparison rate no smaller, lighter or paler, with the warning once", async () => {
    const car = await forSale();
    await walk({ site }, async (shopper) => {
      for (const path of [car.path, "/search/used-cars", `/finance?car_id=1`]) {
        await shopper.open(path);
        await shopper.page.locator("[data-finance-line]").first().waitFor();
        const lines = await measuredLines(shopper);
        expect(lines.length, path).toBeGreaterThan(0);
        for (const line of lines) expect(line, path).toMatchObject({ isCalled: true, isAsLarge: true, isAsHeavy: true, isSameColour: true, isNear: true, pointsToWarning: true });
        expect(await shopper.page.getByText(warning, { exact: true }).count(), path).toBe(1);
      }
    });
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
      await page.keyboard.press("PageUp");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => result.getAttribute("data-payment")).not.toBe(start);
      const term = page.getByRole("textbox", { name: /^Term/ });
      await term.fill("9");
      await page.keyboard.press("Tab");
      await page.getByText("Cannot be less than 1 year or more than 7 years").waitFor();
      expect(await term.inputValue()).toBe("7");
      await page.getByText("Repayment schedule").click();
      await expect.poll(() => page.getByRole("table").getByRole("row").count()).toBe(365);
      await shopper.inspect();
    });
  });

  it("are worked out by a form where no script runs, where the enquiry says what to do instead", async () => {
    const car = await forSale();
    await walk({ site, javaScript: false }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open(car.path);
      await page.getByRole("textbox", { name: "Loan amount" }).fill("20000");
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
  it("stands before a gated page, comes back to it, and ends when asked", async () => {
    const { status, headers } = await ask(`${site}.localhost`, "/my-garage");
    expect([status, headers["location"], headers["cache-control"]]).toEqual([302, "/sign-in?type=my-garage&redirect=%2Fmy-garage&back=%2F", "private, no-store"]);
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
    const { text } = await ask(`${site}.localhost`, "/sign-in?redirect=%2F%2Fevil.example&back=https%3A%2F%2Fevil.example");
    expect(text).not.toContain("evil.example");
  });
});

/** How the figures of a page stand beside one another (decisions.md row 75). */
function measuredLines({ page }: Shopper) {
  return page.locator("[data-finance-line]").evaluateAll((lines) =>
    lines.filter((line) => line.checkVisibility() && line.textContent.includes("p.a.")).map((line) => {
      const parts = [...line.querySelectorAll("span")];
      const comparison = parts.find((part) => /comparison rate/i.test(part.textContent));
      const others = parts.filter((part) => part !== comparison);
      const look = (part: Element) => {
        const { fontSize, fontWeight, color } = getComputedStyle(part);
        return { size: Number.parseFloat(fontSize), weight: Number(fontWeight), color };
      };
      const own = comparison && look(comparison);
      const box = comparison?.getBoundingClientRect();
      const rate = parts.find((part) => part !== comparison && part.textContent.includes("p.a."))?.getBoundingClientRect();
      const target = line.querySelector("a[href^='#']:last-of-type")?.getAttribute("href") ?? "#";
      return {
        isCalled: comparison !== undefined,
        isAsLarge: own !== undefined && others.every((part) => own.size >= look(part).size),
        isAsHeavy: own !== undefined && others.every((part) => own.weight >= look(part).weight),
        isSameColour: own !== undefined && others.every((part) => own.color === look(part).color),
        isNear: box !== undefined && rate !== undefined && Math.abs(box.top - rate.top) <= 2 * rate.height,
        pointsToWarning: document.getElementById(line.querySelector("a[aria-label^='T&Cs']")?.getAttribute("href")?.slice(1) ?? target.slice(1)) !== null,
      };
    }),
  );
}
