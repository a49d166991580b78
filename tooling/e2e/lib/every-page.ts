import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { waits } from "../../vitest/waits.ts";
import { inTime } from "./in-time.ts";
import { walkedPages } from "./pages-that-exist.ts";
import { walk } from "./walk.ts";
import type { Size } from "./walk.ts";

/** Scrolls through a page a screen at a time, so that everything that loads late has loaded. */
async function readThrough(page: Page): Promise<void> {
  const scrolled = page.evaluate(async () => {
    // A page that the browser does not paint just now has no next frame: then it goes on after a second.
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 1000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
  });
  await inTime(`Scrolling through ${page.url()}`, scrolled);
  // The first visitor of a picture waits until it is made in its size; one that was passed unpainted is gone back to.
  await expect
    .poll(() => page.evaluate(unloadedPictures), { message: "pictures that did not load", timeout: waits.page })
    .toEqual([]);
  // What a bar that stays on the screen covers hangs on how far the page was scrolled: it is looked over from its top.
  await inTime(
    `Scrolling back on ${page.url()}`,
    page.evaluate(() => scrollTo(0, 0)),
  );
}

/** Runs in the browser. Pictures beside the screen, in a strip that is swiped, load when they come near. */
function unloadedPictures(): string[] {
  const isAcross = ({ left, right }: DOMRect) => left < innerWidth && right > 0;
  const missing = [...document.images].filter(
    (image) =>
      image.checkVisibility() && isAcross(image.getBoundingClientRect()) && !(image.complete && image.naturalWidth > 0),
  );
  missing[0]?.scrollIntoView({ block: "center" });
  return missing.map((image) => image.currentSrc || image.src);
}

/** Tests that every page that exists holds on a screen. A screen has a file of its own: files are walked side by side. */
export function everyPageOn(size: Size): void {
  describe.each(walkedPages.flatMap(({ sites, ...walked }) => sites.map((site) => ({ site, ...walked }))))(
    `$page of $site on a ${size}`,
    ({ page, site, address, status = 200 }) => {
      it("is accessible, fits the screen and stays put", () =>
        walk(
          {
            site,
            size,
            expected:
              typeof address === "string" && status !== 200
                ? [{ status, path: address.split("?", 1)[0] ?? address }]
                : [],
          },
          async (shopper) => {
            const response = await shopper.open(typeof address === "string" ? address : await address(site));
            expect(response.status(), page).toBe(status);
            await readThrough(shopper.page);
            await shopper.inspect();
          },
        ));
    },
  );
}
