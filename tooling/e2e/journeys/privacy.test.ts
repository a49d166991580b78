import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { askForVisit } from "../lib/ask-for-visit.ts";
import { demoData } from "../lib/demo-data.ts";
import type { DemoData } from "../lib/demo-data.ts";
import { openDay } from "../lib/open-day.ts";
import { signIn } from "../lib/sign-in.ts";
import type { SiteName } from "../lib/sites.ts";
import { startServer } from "../lib/start-server.ts";
import type { RunningServer } from "../lib/start-server.ts";
import { findCar, takeCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
/** Found by themselves alone in whatever is looked through, however the number is written. */
const personal =
  /wilhelmina|quennell|0?21[ %20+-]*987[ %20+-]*6543|%2B?64219876543|64219876543|0?491[ %20+-]*570[ %20+-]*156|61491570156/i;

let data: DemoData;
let server: RunningServer;
beforeAll(async () => {
  data = await demoData();
  const { root, form } = inject("installation");
  server = await startServer({ root, fromSource: form === "source", dataDir: data.dataDir, env: data.env });
});
afterAll(async () => {
  await server.stop();
  data.remove();
});

/** A shopper at the server of these walks. */
interface WatchedShopper extends Shopper {
  /** Loads a page of that server. */
  visit(path: string): Promise<void>;
  /** Signs in on the page that asks for it. */
  signInWith(typed: string, phone: string): Promise<void>;
  /** What the server sends to her is what it sends to anybody: the browser fills in the rest. */
  expectNothingIn(paths: readonly string[]): Promise<void>;
}

/** Walks somebody whose every address and referrer is read, and the log of the server after it. */
async function walkWatched(site: SiteName, steps: (shopper: WatchedShopper) => Promise<void>): Promise<void> {
  const told: string[] = [];
  await walk({ site }, async (shopper) => {
    const { page } = shopper;
    page.on("request", (request) => {
      told.push(request.url(), request.headers()["referer"] ?? "");
    });
    await steps({
      ...shopper,
      async visit(path) {
        await page.goto(`http://${site}.localhost:${server.port}${path}`);
        await page.mouse.move(2, 2);
      },
      signInWith: (typed, phone) =>
        signIn(shopper, {
          site,
          typed,
          phone,
          port: server.port,
        }),
      async expectNothingIn(paths) {
        for (const path of paths) {
          const html = await page.evaluate(async (address) => (await fetch(address)).text(), path);
          expect(html, path).toContain("</html>");
          expect(personal.exec(html)?.[0], path).toBeUndefined();
        }
      },
    });
  });
  expect(told.length).toBeGreaterThan(50);
  expect(told.filter((address) => personal.test(decodeURIComponent(address)))).toEqual([]);
  expect(server.log.length).toBeGreaterThan(20);
  expect(server.log.filter((line) => personal.test(line))).toEqual([]);
}

/** Fills in who she is, as far as the form asks. */
async function sayWho({ page }: Shopper, mobile?: string): Promise<void> {
  await page.getByLabel("First name").fill("Wilhelmina");
  await page.getByLabel("Email").fill("wilhelmina@quennell.example");
  if (mobile !== undefined) await page.getByLabel("Mobile").fill(mobile);
}

describe("name, number and address of a shopper", () => {
  it("are in no address, no referrer, no page and no line of the log while she enquires, reserves, pays and signs in", async () => {
    const car = await takeCar("tasman-motors", ({ price }) => (price ?? 0) > 10);
    await walkWatched("tasman-motors", async (shopper) => {
      const { page, find, arrive, visit } = shopper;
      await visit("/sign-in?type=my-garage&redirect=%2Fmy-garage&back=/");
      await shopper.signInWith("021 987 6543", "+64219876543");
      await arrive("/my-garage");
      await sayWho(shopper);
      await page.getByLabel("Last name").fill("Quennell");
      await find("button", "Save my details").click();
      await page.getByText("Your details are saved.").waitFor();

      await visit(`${car.path}/checkout`);
      await sayWho(shopper, "021 987 6543");
      await page.getByLabel("I agree to the terms of this reservation").check();
      await find("button", "Continue to payment").click();
      await find("link", "Pay $500 deposit").click();
      await find("button", "Pay without money").click();
      await find("heading", "The car is reserved for you").waitFor();

      await visit("/contact");
      await sayWho(shopper);
      await page.getByLabel("Comments").fill("Call me on 021 987 6543.");
      await page.getByLabel("I agree to the terms of this enquiry").check();
      await find("button", /^Send/).click();
      await arrive(/^\/success/);

      await visit("/my-garage");
      await find("heading", car.name).waitFor();
      await shopper.expectNothingIn([
        "/",
        "/my-garage",
        "/watchlist",
        "/success?sent=1",
        car.path,
        "/search/used-cars",
      ]);
    });
  });

  it("nor while she books a test drive and a service, has her car valued and asks for alerts", async () => {
    const phone = "0491 570 156";
    const car = await findCar("harbour-mazda", ({ status }) => status === "in_stock");
    await walkWatched("harbour-mazda", async (shopper) => {
      const { page, find, arrive, visit } = shopper;
      await visit("/save-search?car_type=used&make=Mazda");
      await shopper.signInWith(phone, "+61491570156");
      await arrive(/^\/save-search\?/);
      await page.getByRole("checkbox", { name: "A new car that matches" }).check();
      await page.getByRole("radio", { name: "By email" }).check();
      await page.getByRole("textbox", { name: "Email" }).fill("wilhelmina@quennell.example");
      await page.getByRole("checkbox", { name: /may email me these alerts/ }).check();
      await find("button", "Save this search").click();
      await arrive("/saved-searches");
      await page.getByText("We sent a link to wilhelmina@quennell.example").waitFor();

      await visit(`${car.path}/test-drive`);
      await page.locator('input[name="starts_at"]').locator("visible=true").first().check();
      await sayWho(shopper, phone);
      await find("button", "Book test drive").click();
      await arrive(/^\/success\?booked=/);
      const sent = new URL(page.url());

      await visit("/trade-in");
      for (const [label, value] of [
        ["Make", "Mazda"],
        ["Model", "CX-5"],
        ["Year", "2021"],
        ["Kilometres", "40000"],
      ] as const)
        await page.getByLabel(label).fill(value);
      await find("button", "Next: its condition").click();
      await find("heading", /^Its condition/).waitFor();
      for (const group of await page.locator("fieldset:has(input[type=radio])").all())
        await group.getByRole("radio").first().check();
      await find("button", "Next: your details").click();
      await find("heading", /^Your details/).waitFor();
      await sayWho(shopper, phone);
      await find("button", "Send for valuation").click();
      await find("link", "Value another car").waitFor();
      const valuation = new URL(page.url());

      await visit("/service");
      await askForVisit(page, { due: "60,000 km", day: openDay() });
      await arrive("/service?step=contact");
      await sayWho(shopper, phone);
      await find("button", "Next: Vehicle Details").click();
      await arrive("/service?step=2");
      await page.getByLabel("Vehicle Make").fill("Mazda");
      await page.getByLabel("Vehicle Model").fill("CX-5");
      await find("button", "Next: Order Details").click();
      await arrive("/service?step=3");
      await find("button", "Book service").click();
      await arrive("/service?step=sent");

      await visit("/my-garage");
      for (const kind of ["Test drive", "Service", "Trade-in valuation"])
        await page.getByText(new RegExp(`^${kind} ·`, "i")).waitFor();
      await shopper.expectNothingIn([
        "/my-garage",
        "/saved-searches",
        "/service",
        sent.pathname + sent.search,
        `/my-test-drive?booking=${sent.searchParams.get("booking")}`,
        valuation.pathname + valuation.search,
        `${car.path}/test-drive`,
      ]);
    });
  });
});
