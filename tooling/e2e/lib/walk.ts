import type { Browser, Locator, Page, Response } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { launchChromium, shopperAgent } from "./chromium.ts";
import { waits } from "../../vitest/waits.ts";
import { inspectPage } from "./inspect-page.ts";
import { inTime } from "./in-time.ts";
import { siteUrl } from "./sites.ts";
import type { SiteName } from "./sites.ts";
import { watchPage } from "./watch-page.ts";
import type { ExpectedFailure } from "./watch-page.ts";

/** The screens that are walked. */
export const sizes = ["phone", "desktop"] as const;
/** A screen. */
export type Size = (typeof sizes)[number];

/** Who walks. */
export interface WalkOptions {
  site: SiteName;
  /** @default "desktop" */
  size?: Size;
  /** @default true */
  javaScript?: boolean;
  /** Failures that belong to the walk. */
  expected?: readonly ExpectedFailure[];
}

/** A shopper with a browser of their own. */
export interface Shopper {
  page: Page;
  size: Size;
  /** Loads a page of the site. */
  open(path: string): Promise<Response>;
  /** Looks the page over: nothing wider than the screen, no axe violation. */
  inspect(): Promise<void>;
  /** The first element of a role and name that is to be seen. */
  find(role: Parameters<Page["getByRole"]>[0], name?: string | RegExp): Locator;
  /** Waits until the address is this path and query. */
  arrive(address: string | RegExp): Promise<void>;
}

const screens = {
  phone: {
    // At one pixel a point: what a sharper screen paints costs a processor twice as much and tells a walk nothing more.
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    userAgent: shopperAgent.phone,
  },
  desktop: { viewport: { width: 1440, height: 900 }, userAgent: shopperAgent.desktop },
} as const;

let browser: Browser | undefined;

/** Gives the tests of a file a browser: the files that share a process share it, each walk has a profile of its own. It ends with the process. */
export function useBrowser(): void {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchChromium();
  });
}

/**
 * Walks a shopper through a site: a fresh browser profile, watched all the way.
 *
 * @throws AssertionError when the walk fails, or when anything happened on it that must not (see watchPage)
 */
export async function walk(
  { site, size = "desktop", javaScript = true, expected = [] }: WalkOptions,
  steps: (shopper: Shopper) => Promise<void>,
): Promise<void> {
  if (!browser) throw new Error("A file of walks begins with useBrowser().");
  const context = await browser.newContext({
    ...screens[size],
    javaScriptEnabled: javaScript,
    locale: "en-AU",
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(waits.walkStep);
    const problems = await watchPage(page, expected, javaScript);
    await steps({
      page,
      size,
      async open(path) {
        const response = await page.goto(siteUrl(site, path));
        if (!response) throw new Error(`No answer to ${path}.`);
        // A shopper who is there: pages may wait for the first sign of one.
        await inTime(`Moving the mouse on ${path}`, page.mouse.move(2, 2));
        return response;
      },
      inspect: () => inspectPage(page, javaScript),
      find: (role, name) =>
        page
          .getByRole(role, name === undefined ? {} : { name })
          .locator("visible=true")
          .first(),
      arrive: (address) =>
        expect
          .poll(() => page.url().replace(/^http:\/\/[^/]+|#filters$/g, ""))
          .toMatch(typeof address === "string" ? new RegExp(`^${escapePattern(address)}$`) : address),
    });
    expect(problems).toEqual([]);
  } finally {
    await context.close();
  }
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
