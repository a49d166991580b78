import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { waits } from "../../vitest/waits.ts";
import { demoData } from "../lib/demo-data.ts";
import type { DemoData } from "../lib/demo-data.ts";
import { signIn } from "../lib/sign-in.ts";
import { startServer } from "../lib/start-server.ts";
import type { RunningServer } from "../lib/start-server.ts";
import { searchStock } from "../lib/stock.ts";
import type { StockedCar } from "../lib/stock.ts";
import { useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";
/** Each try has an account of its own. */
let tries = 0;
let phone = "";
/** Saves are tried again after five seconds, and then after ever longer ones. */
const untilTriedAgain = { timeout: waits.walkStep + 30_000 };
/** What is asked while the device has no network, or while nothing listens. */
const lost = [
  { status: 0, path: /./ },
  { status: 401, path: "/api/watchlist" },
] as const;

let data: DemoData;
let server: RunningServer;
const start = (port = "0") => {
  const { root, form } = inject("installation");
  return startServer({ root, fromSource: form === "source", dataDir: data.dataDir, env: { ...data.env, PORT: port } });
};
beforeAll(async () => {
  data = await demoData();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  data.remove();
});

const addressOf = (path: string) => `http://${site}.localhost:${server.port}${path}`;
const open = async ({ page }: Shopper, path: string) => {
  await page.goto(addressOf(path));
  await page.mouse.move(2, 2);
};
const heartOf = ({ find }: Shopper, { name }: StockedCar) => find("button", `Save ${name}`);
/** Waits until the heart is a part of the running page, and shows whether the car is saved. */
async function heartIsLive(shopper: Shopper, car: StockedCar, isSaved: boolean): Promise<void> {
  const heart = heartOf(shopper, car);
  await expect
    .poll(() => heart.evaluate((button) => Object.keys(button).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe(String(isSaved));
}
/** Presses the heart, and waits until it shows that it was pressed. */
async function press(shopper: Shopper, car: StockedCar, isSaved: boolean): Promise<void> {
  const heart = heartOf(shopper, car);
  await heart.click();
  await expect.poll(() => heart.getAttribute("aria-pressed")).toBe(String(isSaved));
}
/** Opens the list and waits until it has these cars, each once, and the header says how many. */
async function expectList(shopper: Shopper, cars: readonly StockedCar[]): Promise<void> {
  await open(shopper, "/watchlist");
  const names = async () =>
    (await shopper.page.locator("main article h2 a").allInnerTexts()).map((name) => name.replace(/\s+/g, " "));
  await expect
    .poll(async () => (await names()).toSorted(), untilTriedAgain)
    .toEqual(cars.map(({ name }) => name).toSorted());
  await expect
    .poll(() => shopper.find("link", cars.length === 0 ? "Saved cars" : `Saved cars: ${cars.length}`).count())
    .toBe(1);
}
/** What the account has, asked by one of its browsers. */
const account = ({ page }: Shopper) =>
  page.evaluate(async () => ((await (await fetch("/api/watchlist")).json()) as { car_ids: string[] }).car_ids);

async function signInFrom(shopper: Shopper): Promise<void> {
  await open(shopper, "/sign-in?type=watchlist&redirect=%2Fwatchlist&back=/");
  await signIn(shopper, {
    site,
    typed: `0${phone.slice(3)}`,
    phone,
    port: server.port,
  });
  await shopper.arrive("/watchlist");
}

describe("two browsers of one phone number", () => {
  it("lose and double nothing while one is offline and the server is killed in between", async () => {
    phone = `+6141234569${tries}`;
    tries += 1;
    const [first, second, third] = (await searchStock(site)).hits.filter(({ status }) => status === "in_stock");
    if (!first || !second || !third) throw new Error("The demo has cars in stock.");
    await walk({ site, size: "phone", expected: lost }, async (mobile) => {
      await signInFrom(mobile);
      await walk({ site, expected: lost }, async (desk) => {
        await signInFrom(desk);

        // Online, one car goes to the account at once and to the other browser with its next page.
        await open(mobile, first.path);
        const arrived = mobile.page.waitForResponse(/save-car$/);
        await press(mobile, first, true);
        expect((await arrived).status()).toBe(200);
        await expectList(desk, [first]);

        // Offline, a car is saved on the device alone, which says so; the other browser knows nothing of it yet.
        await open(mobile, second.path);
        await heartIsLive(mobile, second, false);
        await mobile.page.context().setOffline(true);
        await press(mobile, second, true);
        await mobile.page.getByText("Your account could not be reached. We will try again.").first().waitFor();
        await expectList(desk, [first]);

        // The server dies while the other browser saves a third one.
        await open(desk, third.path);
        await heartIsLive(desk, third, false);
        const { port } = server;
        await server.kill();
        await press(desk, third, true);
        await desk.page.getByText("Your account could not be reached. We will try again.").first().waitFor();
        // Back online, to a server that is gone; then it is there again, and all arrives by itself.
        await mobile.page.context().setOffline(false);
        server = await start(String(port));
        const all = [first, second, third];
        await expect
          .poll(async () => (await account(desk)).toSorted(), untilTriedAgain)
          .toEqual(all.map(({ id }) => id).toSorted());
        await expectList(mobile, all);
        await expectList(desk, all);

        // Taken off while the server is killed: gone on both once it is back.
        await open(mobile, first.path);
        await heartIsLive(mobile, first, true);
        await server.kill();
        await press(mobile, first, false);
        server = await start(String(port));
        await expect.poll(() => account(mobile), untilTriedAgain).not.toContain(first.id);
        await expectList(desk, [second, third]);
        await expectList(mobile, [second, third]);
        expect(await account(mobile)).toHaveLength(2);
      });
    });
  });
});
