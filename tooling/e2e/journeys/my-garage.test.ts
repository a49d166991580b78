import { describe, expect, it } from "vitest";
import { bookedDrive } from "../lib/booked-drive.ts";
import { ask } from "../lib/ask.ts";
import { signIn } from "../lib/sign-in.ts";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
const other = "tasman-motors";

describe("a shopper's own page", () => {
  it("asks for sign-in, then has what she sent with its next step, and by keyboard a test drive is cancelled from there", async () => {
    const drive = await bookedDrive(site, { name: "Gerda", phone: "0412 345 610" });
    await walk({ site, size: "phone" }, async (shopper) => {
      const { page, open, find, inspect, arrive } = shopper;
      await open("/my-garage");
      await arrive(/^\/sign-in\?type=my-garage&redirect=%2Fmy-garage&back=/);
      await signIn(shopper, { site, typed: "0412 345 610", phone: "+61412345610" });
      await arrive("/my-garage");
      const next = find("link", new RegExp(`^(Confirm|Move or cancel): Test drive, ${escapePattern(drive.car.name)}`));
      await next.waitFor();
      await inspect();
      // What the server sent has nothing of her: the browser filled it in.
      const html = await page.evaluate(async () => (await fetch(location.href)).text());
      expect(html).not.toMatch(/345 ?610|Gerda/);
      await next.press("Enter");
      await arrive(/^\/my-test-drive\?booking=/);
      await find("group").getByText("Cancel test drive").press("Enter");
      await find("button", "Yes, cancel it").press("Enter");
      await page.getByText("Your test drive is cancelled").first().waitFor();
      await open("/my-garage");
      // With nothing else under way it is open already.
      await page.getByText(/^Earlier: /).waitFor();
      await page.getByText("Cancelled", { exact: true }).waitFor();
    });
  });

  it("keeps her details, gives her all data as a file, and deletes the account with everything", async () => {
    const car = await findCar(site, ({ status }) => status === "in_stock");
    await walk({ site, expected: [{ status: 422, path: "/api/my-garage/details" }] }, async (shopper) => {
      const { page, open, find, inspect, arrive } = shopper;
      await open("/my-garage");
      await signIn(shopper, { site, typed: "0412 345 611", phone: "+61412345611" });
      await arrive("/my-garage");
      const lead = {
        category: "General Enquiry",
        name: "Hedda",
        phone: "0412345611",
        message: "Is it there?",
        car_id: car.id,
      };
      expect(await post(page, "/api/leads", lead)).toBe(200);
      await page.getByLabel("First name").fill("Hedda");
      await page.getByLabel("Email").fill("hedda@");
      await find("button", "Save my details").click();
      await page.getByText(/^Enter an email address/).waitFor();
      await page.getByLabel("Email").fill("hedda@example.com");
      await find("button", "Save my details").click();
      await page.getByText("Your details are saved.").waitFor();
      // Loaded anew from its lower end it stays there, and nothing moves while it is filled in.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(300);
      await page.reload();
      await find("heading", car.name).waitFor();
      expect(await page.getByLabel("First name").inputValue()).toBe("Hedda");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
      await inspect();

      const started = page.waitForEvent("download");
      await find("link", "Download my data").click();
      const file = await (await started).createReadStream();
      let text = "";
      for await (const chunk of file) text += String(chunk);
      expect((JSON.parse(text) as { enquiries: unknown[] }).enquiries).toHaveLength(1);

      await find("button", "Delete my account").click();
      await find("button", "Yes, delete everything").click();
      await find("heading", "Your account is deleted").waitFor();
      await inspect();
      expect(await page.evaluate(async () => (await fetch("/api/session")).json())).toEqual({ user: null });
      await open("/my-garage");
      await arrive(/^\/sign-in/);
    });
  });

  it("is nobody's with the session of another site", async () => {
    await walk({ site }, async (shopper) => {
      await shopper.open("/my-garage");
      await signIn(shopper, { site, typed: "0412 345 612", phone: "+61412345612" });
      await shopper.arrive("/my-garage");
      const cookies = await shopper.page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
      const own = await ask(`${site}.localhost`, "/api/my-garage", { headers: { cookie } });
      const borrowed = await ask(`${other}.localhost`, "/api/my-garage", { headers: { cookie } });
      expect([own.status, borrowed.status]).toEqual([200, 401]);
    });
  });

  it("says without JavaScript that it needs it", () =>
    walk({ site, javaScript: false }, async ({ page, open, arrive }) => {
      await open("/my-garage");
      await arrive(/^\/sign-in\?type=my-garage/);
      expect(await page.locator("main").innerText()).toContain("Signing in needs JavaScript");
    }));
});

const post = (page: Shopper["page"], path: string, body: unknown) =>
  page.evaluate(
    async ([to, sent]) =>
      (
        await fetch(to, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(sent),
        })
      ).status,
    [path, body] as const,
  );

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
