import type { Locator } from "playwright-core";
import { expect, describe, it } from "vitest";
import { ask } from "../lib/ask.ts";
import { searchStock } from "../lib/stock.ts";
import { sizes, useBrowser, walk } from "../lib/walk.ts";
import type { Shopper } from "../lib/walk.ts";

useBrowser();
const site = "harbour-mazda";

/** What a car has to look at. */
interface Viewed {
  path: string;
  images: readonly unknown[];
  spin_images?: readonly string[];
  hotspots?: object;
}

/** The first SUV in stock that fits. */
async function findViewed(fits: (car: Viewed) => boolean): Promise<Viewed> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await searchStock(site, `?simple_body=SUV&page=${page}`);
    pages = answer.pages;
    for (const { slug, status } of answer.hits) {
      if (status !== "in_stock") continue;
      const car = JSON.parse((await ask(`${site}.localhost`, `/api/cars/${slug}`)).text) as Viewed;
      if (fits(car)) return car;
    }
  }
  throw new Error(`No car of ${site} fits.`);
}

/**
 * Waits until all pictures of a turning car are there: its first visitor waits until the server has made each in their
 * size.
 */
const framesAreIn = (plate: Locator) => plate.waitFor({ timeout: 240_000 });
/** Waits until the car is seen from a side. */
const sees = (plate: Locator, view: string) => expect.poll(() => plate.getAttribute("aria-valuetext")).toBe(view);

/** Drags from the middle of an element, by so many px to the right. */
async function drag({ page }: Shopper, element: Locator, byPx: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error("Nothing to drag.");
  const [x, y] = [box.x + box.width / 2 - byPx / 2, box.y + box.height * 0.75];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
}

describe.each(sizes)("the viewer on a %s", (size) => {
  it("turns the car by keys, drag and buttons, and shows its points of interest", async () => {
    const car = await findViewed(
      ({ spin_images: frames, hotspots }) => (frames?.length ?? 0) >= 36 && hotspots !== undefined,
    );
    await walk({ site, size }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open(car.path);
      await shopper.inspect();
      await find("button", "Turn the car").press("Enter");
      const plate = page.getByRole("slider", { name: /from all sides$/ });
      await framesAreIn(plate);
      await plate.press("Home");
      await plate.press("ArrowRight");
      await sees(plate, "View 2 of 36");
      await drag(shopper, plate, 60);
      await sees(plate, "View 5 of 36");
      await find("button", "Turn to the left").click();
      await sees(plate, "View 2 of 36");

      await page.getByText(/^Points of interest \(\d+\)$/).click();
      await find("button", /^Show on the car: /).click();
      await page.getByRole("button", { name: "Point of interest 1", expanded: true }).waitFor();
      await shopper.inspect();
    });
  });
});

describe("a car full screen", () => {
  it("turns by keys, and Back closes it", async () => {
    const car = await findViewed(({ spin_images: frames }) => (frames?.length ?? 0) >= 36);
    await walk({ site }, async (shopper) => {
      const { page } = shopper;
      await shopper.open(car.path);
      await shopper.find("link", "Turn the car full screen").click();
      const screen = page.getByRole("dialog", { name: /from all sides$/ });
      const plate = screen.getByRole("slider");
      await framesAreIn(plate);
      await plate.press("End");
      await sees(plate, "View 36 of 36");
      await shopper.inspect();
      await page.goBack();
      await screen.waitFor({ state: "detached" });
      await shopper.arrive(car.path);
    });
  });
});

describe("a car with sixty photos", () => {
  it("shows them with thumbnails, full screen, and closes by Escape", async () => {
    const car = await findViewed(({ images }) => images.length === 60);
    await walk({ site, size: "phone" }, async (shopper) => {
      const { page, find } = shopper;
      await shopper.open(car.path);
      await page.getByRole("tab", { name: "Photos" }).click();
      await page.getByRole("tab", { name: "Photos", selected: true }).waitFor();
      await shopper.inspect();
      await find("link", "Open photo 1 of 60 full screen").click();
      const viewer = page.getByRole("dialog", { name: /^Photos of / });
      await viewer.getByRole("button", { name: "Show photo 60" }).click();
      await viewer.getByText("Photo 60 of 60").waitFor();
      await page.keyboard.press("ArrowLeft");
      await viewer.getByText("Photo 59 of 60").waitFor();
      await shopper.inspect();
      await page.keyboard.press("Escape");
      await viewer.waitFor({ state: "detached" });
    });
  });
});

describe("a browser without JavaScript", () => {
  it("has every photo of a car that turns", async () => {
    const car = await findViewed(
      ({ spin_images: frames, images }) => (frames?.length ?? 0) >= 36 && images.length >= 4 && images.length < 12,
    );
    await walk({ site, size: "phone", javaScript: false }, async ({ open, page }) => {
      await open(car.path);
      expect(
        await page
          .getByRole("link", { name: new RegExp(`^Open photo \\d of ${car.images.length} full screen$`) })
          .locator("visible=true")
          .count(),
      ).toBe(car.images.length);
      expect(await page.getByRole("tab").locator("visible=true").count()).toBe(0);
    });
  });
});
