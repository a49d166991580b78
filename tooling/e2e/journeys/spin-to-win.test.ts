import { describe, expect, it } from "vitest";
import { signIn } from "../lib/sign-in.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
let tries = 0;

describe("the wheel of a promotion", () => {
  it("is turned once by a shopper who signed in, by keyboard, and says what it won; the turn is on her own page", () =>
    walk(
      { site, size: "phone", expected: [{ status: 422, path: "/spin-to-win" }] },
      async ({ page, open, find, inspect, arrive }) => {
        // A second try is another shopper's: each has one turn.
        const number = `41234562${tries++}`;
        await open("/spin-to-win");
        await arrive(/^\/sign-in\?type=spin-to-win&redirect=%2Fspin-to-win/);
        await signIn({ page, find }, { site, typed: `0${number}`, phone: `+61${number}` });
        await arrive("/spin-to-win");
        await find("button", "Spin the wheel").waitFor();
        await inspect();
        await find("button", "Spin the wheel").press("Enter");
        await page.getByText("Only those who may enter and agree to the terms can take a turn.").first().waitFor();
        await page.getByLabel("First name").fill("Ida");
        await page.getByLabel("Email").fill("ida@example.com");
        await page.getByLabel(/^I am 18 or over and live in NSW/).press("Space");
        await find("button", "Spin the wheel").press("Enter");
        await arrive(/^\/spin-to-win\?turn=[\da-f-]{36}$/);
        // Without motion the result is there at once, and the focus on it.
        const result = find("heading", /^(You have won: .+|No prize this time)$/);
        await result.waitFor();
        await expect.poll(() => result.evaluate((heading) => heading === document.activeElement)).toBe(true);
        await inspect();
        const first = page.url();

        await open("/spin-to-win");
        await page.getByLabel("First name").fill("Ida");
        await page.getByLabel("Email").fill("ida@example.com");
        await page.getByLabel(/^I am 18 or over and live in NSW/).check();
        await find("button", "Spin the wheel").click();
        await expect.poll(() => page.url()).toBe(first);
        await open("/my-garage");
        await page.getByText("Spin to win ·").first().waitFor({ state: "attached" });
      },
    ));
});
