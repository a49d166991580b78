import { describe, expect, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { signIn } from "../lib/sign-in.ts";
import { findCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";

describe("a search that a shopper saves", () => {
  it("is kept under a name, told of as they say, changed and ended, and its address is confirmed by a link", () =>
    walk({ site, size: "phone", expected: [{ status: 422, path: /save-search|api\/alerts/ }] }, async (shopper) => {
      const { page, open, find, inspect, arrive } = shopper;
      await open("/search/used-cars?make=Mazda&price=-40000");
      await inspect();
      await find("link", "Save this search").click();
      // Signing in comes first, and the search comes back after it.
      await arrive(/^\/sign-in\?/);
      await signIn(shopper, { site, typed: "0412 345 661", phone: "+61412345661" });
      await arrive("/save-search?car_type=used&make=Mazda&price=-40000");
      await inspect();
      await expect
        .poll(() => page.getByRole("textbox", { name: "Name of the search" }).inputValue())
        .toBe("Used, Mazda, up to $40,000");
      await expect.poll(() => page.getByRole("checkbox", { checked: true }).count()).toBe(0);
      await page.getByRole("textbox", { name: "Name of the search" }).fill("Our next Mazda");
      await page.getByRole("checkbox", { name: "A new car that matches" }).check();
      await page.getByRole("radio", { name: "By email" }).check();
      await page.getByRole("textbox", { name: "Email" }).fill("ana@shopper.example");
      await find("button", "Save this search").click();
      // The form is posted as HTML where its scripts are yet to come: both boxes are on the page that answers until its
      // styles hide one.
      await page
        .getByText("Tick the box: we send alerts only to those who ask for them.")
        .filter({ visible: true })
        .first()
        .waitFor();
      await inspect();
      await page.getByRole("checkbox", { name: /may email me these alerts/ }).check();
      await find("button", "Save this search").click();
      await arrive("/saved-searches");
      const entry = page.getByRole("listitem", { name: "Our next Mazda" });
      await entry.getByText("A new car that matches. By email, once a day.").waitFor();
      await page.getByText("We sent a link to ana@shopper.example").waitFor();
      await inspect();

      const link = await confirmLink();
      await open(link);
      await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
      await inspect();
      await open("/saved-searches");
      await entry.waitFor();
      await expect.poll(() => page.getByText("We sent a link to").count()).toBe(0);

      await find("button", "Change Our next Mazda").click();
      await page.getByRole("radio", { name: "No messages, just keep it for me" }).check();
      await inspect();
      await find("button", "Save").click();
      await entry.getByText("No messages").waitFor();
      await find("button", "Remove Our next Mazda").click();
      await find("button", "Yes, remove").click();
      await find("heading", "No saved searches yet").waitFor();

      const car = await findCar(site, ({ status }) => status === "in_stock");
      await open(`/save-search?car_id=${car.id}`);
      await page.getByRole("checkbox", { name: "A price at or below my wish" }).check();
      await page.getByRole("textbox", { name: "The price I wish for" }).fill("$20,000");
      await page.getByRole("radio", { name: "By text, to the number I signed in with" }).check();
      await page.getByRole("checkbox", { name: /may text me these alerts/ }).check();
      await find("button", "Keep me posted").click();
      await arrive("/saved-searches");
      await page
        .getByRole("listitem", { name: car.name })
        .getByText("A price at or below $20,000. By text, once a day.")
        .waitFor();
      await inspect();
    }));

  it("is saved as it was chosen by a shopper whose session ended meanwhile, once they have signed in again", () =>
    walk({ site, size: "phone", expected: [{ status: 401, path: "/api/watchlist" }] }, async (shopper) => {
      const { page, open, find, arrive } = shopper;
      const typed = { site, typed: "0412 345 662", phone: "+61412345662" } as const;
      await open("/save-search?make=Mazda");
      await arrive(/^\/sign-in\?/);
      await signIn(shopper, typed);
      await arrive("/save-search?make=Mazda");
      await page.getByRole("textbox", { name: "Name of the search" }).fill("Dad's Mazda");
      await page.getByRole("checkbox", { name: "Sold" }).check();
      await page.getByRole("radio", { name: "By email" }).check();
      await page.getByRole("textbox", { name: "Email" }).fill("dad@shopper.example");
      await page.getByRole("checkbox", { name: /may email me these alerts/ }).check();
      await page.context().clearCookies();
      await find("button", "Save this search").click();
      await arrive(/^\/sign-in\?/);
      await signIn(shopper, typed);
      await arrive("/save-search?make=Mazda");
      await expect.poll(() => page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("dad@shopper.example");
      expect(await page.getByRole("textbox", { name: "Name of the search" }).inputValue()).toBe("Dad's Mazda");
      expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(1);
      await page.getByRole("checkbox", { name: /may email me these alerts/ }).check();
      await find("button", "Save this search").click();
      await arrive("/saved-searches");
      await page.getByRole("listitem", { name: "Dad's Mazda" }).getByText("Sold. By email, once a day.").waitFor();
    }));

  it("leads somebody with a link that was cut off to the dealer, also without JavaScript", () =>
    walk(
      { site, javaScript: false, expected: [{ status: 404, path: "/alert-link" }] },
      async ({ page, open, inspect }) => {
        expect((await open("/alert-link?link=end_sms.cut")).status()).toBe(404);
        await page.getByRole("heading", { name: "This link no longer works" }).waitFor();
        await inspect();
      },
    ));
});

/** Where the mail that asks for the address leads. */
async function confirmLink(): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { messages } = JSON.parse((await ask(`${site}.localhost`, "/dev/messages")).text) as {
        messages: { to: string; text: string }[];
      };
      link = /\/alert-link\?link=[\w.-]+/.exec(
        messages.find(({ to }) => to === "ana@shopper.example")?.text ?? "",
      )?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? "";
}
