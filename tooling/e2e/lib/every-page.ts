import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { waits } from "../../vitest/waits.ts";
import { inTime } from "./in-time.ts";
import { walkedPages } from "./pages-that-exist.ts";
import type { WalkedPage } from "./pages-that-exist.ts";
import type { SiteName } from "./sites.ts";
import { leaveLookers, look } from "./walk.ts";
import type { Shopper } from "./walk.ts";
import type { ExpectedFailure } from "./watch-page.ts";

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

/** Page kinds of which each dealer has its own. */
const isOfEachDealer = ({ sites }: WalkedPage) => sites.length > 2;

/**
 * Tests that every page that exists holds on a phone and on a desktop. A page is loaded on the phone, which is then
 * widened: of what a load costs, only what styles and late parts make of the width comes twice. Those that differ most
 * between dealers are loaded on a desktop instead.
 *
 * @param isWalked the sites whose pages this file walks; the files together walk all
 */
export function everyPage(isWalked: (site: SiteName) => boolean): void {
  const sites = [...new Set(walkedPages.flatMap((walked) => walked.sites))].filter(isWalked);
  describe.each(sites)("%s", (site) => {
    afterAll(leaveLookers);
    const pages = walkedPages.filter((walked) => walked.sites.includes(site));
    it.each(pages)(
      "$page is accessible, fits a phone, a wide screen unless a desktop loads it, and stays put",
      (walked) =>
        look({ site, size: "phone", expected: failuresOf(walked), bringsAxe: true }, async (shopper) => {
          await openPage(shopper, site, walked);
          await lookOver(shopper);
          if (isOfEachDealer(walked)) return;
          await shopper.widen();
          await lookOver(shopper);
        }),
    );
    it.each(pages.filter(isOfEachDealer))("$page is accessible, fits a desktop and stays put", (walked) =>
      look({ site, size: "desktop", expected: failuresOf(walked), bringsAxe: true }, async (shopper) => {
        await openPage(shopper, site, walked);
        await lookOver(shopper);
      }),
    );
  });
}

async function openPage(shopper: Shopper, site: SiteName, { page, address, status = 200 }: WalkedPage) {
  const response = await shopper.open(typeof address === "string" ? address : await address(site));
  expect(response.status(), page).toBe(status);
}

async function lookOver(shopper: Shopper): Promise<void> {
  await readThrough(shopper.page);
  await shopper.inspect();
}

/** The answer that a page of another status gives. */
const failuresOf = ({ address, status = 200 }: WalkedPage): readonly ExpectedFailure[] =>
  typeof address === "string" && status !== 200 ? [{ status, path: address.split("?", 1)[0] ?? address }] : [];
