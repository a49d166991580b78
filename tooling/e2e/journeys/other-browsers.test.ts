import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { firefoxHands } from "../other-browsers/firefox-hands.ts";
import { otherBrowsers, whyNot } from "../other-browsers/other-browsers.ts";
import { otherShopper } from "../other-browsers/other-shopper.ts";
import { webKitHands } from "../other-browsers/webkit-hands.ts";
import { receivedLeads } from "../lib/received-leads.ts";
import { sentCode } from "../lib/sent-codes.ts";
import { siteUrl } from "../lib/sites.ts";
import { searchStock } from "../lib/stock.ts";

const site = "harbour-mazda";
const start = { WebKit: webKitHands, Firefox: firefoxHands };
/** A mobile number each: a number gets few codes an hour. */
const mobiles = { WebKit: ["0412 345 681", "+61412345681"], Firefox: ["0412 345 682", "+61412345682"] } as const;

/**
 * What Firefox writes of a module that it no longer needs because the shopper went on, and of the icon of the lender's
 * stand-in.
 */
const expected = /error loading dynamically imported module|\/dev\/application.*favicon\.ico/;

describe.each(otherBrowsers)("a shopper in $name", (browser) => {
  const { name } = browser;
  it.skipIf(whyNot(browser) !== undefined)(
    "goes from the home page over results, a facet and Back to a car, enquires, and applies for finance",
    async () => {
      const email = `${name.toLowerCase()}-${randomUUID()}@example.com`;
      const [all, suvs] = await Promise.all([
        searchStock(site, "?make=Toyota"),
        searchStock(site, "?make=Toyota&simple_body=SUV"),
      ]);
      expect(suvs.count).toBeLessThan(all.count);
      const hands = await start[name]();
      try {
        const { open, press, fill, back, sees, arrives, reads, fitsTheScreen } = otherShopper(hands);
        const isPhone = name === "WebKit";
        const counted = (count: number) => reads("#result-count strong", new RegExp(`^${count}$`));

        await open(siteUrl(site));
        await fitsTheScreen();
        await fill("^Make", "Toyota");
        await press("button", `^Show Me ${all.count} cars`);
        await arrives(/^\/search\/new-used-and-demo-cars\?make=Toyota$/);
        await counted(all.count);
        await fitsTheScreen();

        if (isPhone) await press("link", "^Filters");
        await press("link", `^SUV ${suvs.count}$`);
        await arrives(/simple_body=SUV/);
        if (isPhone) {
          await press("button", `^Show ${suvs.count} cars$`);
          await arrives(/simple_body=SUV$/);
        }
        await counted(suvs.count);
        await back();
        await counted(all.count);

        await press("link", "^[0-9]{4} Toyota");
        await arrives(/^\/cars\/[^/]+$/);
        const car = new URL(await hands.url()).pathname;
        await fitsTheScreen();
        // The car's own: links of the cards of the page before go on with the car's name.
        await press("link", "^Enquire Now$");
        await fill("^First name", "Robin");
        await fill("^Last name", "Shopper");
        await fill("^Email", email);
        await fill("^Mobile", "0412 345 678");
        await press("button", "^Send enquiry");
        await arrives(/^\/success\?sent=1$/);
        await sees("heading", "^Thank you, your enquiry is with us");
        await fitsTheScreen();

        await open(siteUrl(site, car));
        await press("link", "^Get finance for this car");
        await arrives(/^\/finance\?.*car_id=\d+/);
        await fitsTheScreen();
        await fill("^First name", "Robin");
        await fill("^Last name", "Shopper");
        await fill("^Email", email);
        await fill("^Postcode", "2064");
        await fill("^Mobile", mobiles[name][0]);
        await press("button", "^Send Code");
        await fill("^Verification code", await sentCode(site, mobiles[name][1]));
        await press("button", "^(Send finance enquiry|Verify)");
        await arrives(/^\/dev\/application\?customer=\w+$/);
        expect(hands.errors().filter((error) => !expected.test(error))).toEqual([]);
      } finally {
        await hands.stop();
      }
      await expect
        .poll(async () => (await receivedLeads(email)).map(({ payload }) => payload["category"]).toSorted())
        .toEqual(["Finance Enquiry", "Vehicle Enquiry"]);
    },
  );
});
