import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { waits } from "../../vitest/waits.ts";
import { inTime } from "./in-time.ts";
import { walkedPages } from "./pages-that-exist.ts";
import { useLooker } from "./walk.ts";
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
  const sites = [...new Set(walkedPages.flatMap((walked) => walked.sites))];
  describe.each(sites)(`%s on a ${size}`, (site) => {
    const look = useLooker({ site, size });
    it.each(walkedPages.filter((walked) => walked.sites.includes(site)))(
      "$page is accessible, fits the screen and stays put",
      async ({ page, address, status = 200 }) => {
        const path = typeof address === "string" ? address : await address(site);
        await look(status === 200 ? [] : [{ status, path: path.split("?", 1)[0] ?? path }], async (shopper) => {
          expect((await shopper.open(path)).status(), page).toBe(status);
          await readThrough(shopper.page);
          await shopper.inspect();
        });
      },
    );
  });
}
