import type { Browser, Locator, Page, Response } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { launchChromium, shopperAgent } from "./chromium.ts";
import { waits } from "../../vitest/waits.ts";
import { bringAxe, inspectPage } from "./inspect-page.ts";
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
  /**
   * Goes on with the open page on a screen as wide as a desktop's, still with a finger. The next page that is opened
   * has the shopper's own.
   */
  widen(): Promise<void>;
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
/** How many addresses of shoppers were given. */
let addresses = 0;

/**
 * Gives the tests of a file a browser: the files that share a process share it, each walk has a profile of its own. It
 * ends with the process.
 */
export function useBrowser(): void {
  beforeAll(async () => {
    if (!browser?.isConnected()) browser = await launchChromium();
  });
  afterAll(leaveLookers);
}

/**
 * Walks a shopper through a site: a fresh browser profile, watched all the way.
 *
 * @throws AssertionError when the walk fails, or when anything happened on it that must not (see watchPage)
 */
export async function walk(options: WalkOptions, steps: (shopper: Shopper) => Promise<void>): Promise<void> {
  const { shopper, problems, leave } = await newShopper(options);
  try {
    await steps(shopper);
    expect(problems).toEqual([]);
  } catch (error) {
    if (error instanceof Error) error.message += await whereItStood(shopper.page, problems);
    throw error;
  } finally {
    await leave();
  }
}

/**
 * Where a walk that failed stood, for a failure that nobody sees again: the address, what the page said, and what else
 * went wrong.
 */
async function whereItStood(page: Page, problems: readonly string[]): Promise<string> {
  const said = await page
    .locator("h1, h2, [role=alert], [role=status], [aria-invalid=true]")
    .filter({ visible: true })
    .evaluateAll((found) => found.map((each) => each.textContent.trim() || each.id).filter((text) => text !== ""))
    .catch((error: unknown) => [String(error)]);
  return `\nThe walk stood on ${page.url()}, which said: ${said.join(" | ")}${problems.map((each) => `\n  ${each}`).join("")}`;
}

/** A shopper with a fresh browser profile. */
interface NewShopper {
  shopper: Shopper;
  /** What must not happen and did. */
  problems: readonly string[];
  leave(): Promise<void>;
}

async function newShopper({
  site,
  size = "desktop",
  javaScript = true,
  expected = [],
}: WalkOptions): Promise<NewShopper> {
  if (!browser) throw new Error("A file of walks begins with useBrowser().");
  const context = await browser.newContext({
    ...screens[size],
    javaScriptEnabled: javaScript,
    locale: "en-AU",
    reducedMotion: "reduce",
    // As a proxy of ours says it: each shopper has an address, and is not refused for the forms that the others sent.
    extraHTTPHeaders: { "x-forwarded-for": `2001:db8:${process.pid.toString(16)}:${(addresses += 1).toString(16)}::1` },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(waits.walkStep);
  const problems = await watchPage(page, expected, javaScript);
  const shopper: Shopper = {
    page,
    size,
    async open(path) {
      await page.setViewportSize(screens[size].viewport);
      const response = await page.goto(siteUrl(site, path));
      if (!response) throw new Error(`No answer to ${path}.`);
      // A shopper who is there: pages may wait for the first sign of one.
      await inTime(`Moving the mouse on ${path}`, page.mouse.move(2, 2));
      return response;
    },
    inspect: () => inspectPage(page, javaScript),
    widen: () => page.setViewportSize(screens.desktop.viewport),
    find: (role, name) =>
      page
        .getByRole(role, name === undefined ? {} : { name })
        .locator("visible=true")
        .first(),
    arrive: (address) =>
      expect
        .poll(() => page.url().replace(/^http:\/\/[^/]+|#filters$/g, ""))
        .toMatch(typeof address === "string" ? new RegExp(`^${escapePattern(address)}$`) : address),
  };
  return { shopper, problems, leave: () => context.close() };
}

/** Who looks. */
export interface LookOptions extends Omit<WalkOptions, "javaScript"> {
  /** Every page is looked over: axe comes with each. @default false */
  bringsAxe?: boolean;
}

/** A shopper who looks at one page after the other, and the failures that belong to the page of now. */
interface Looker extends NewShopper {
  expected: ExpectedFailure[];
}

/** By site and screen. */
const lookers = new Map<string, Looker>();

/**
 * Shows a shopper pages of a site, as {@link walk} does, for tests that look and change nothing: all that pages keep is
 * forgotten before each is loaded. The shopper is the one who looked before, whose browser has read the code of the
 * pages: that is half of what a page costs it.
 *
 * @throws AssertionError as `walk` does
 */
export async function look(options: LookOptions, steps: (shopper: Shopper) => Promise<void>): Promise<void> {
  const { site, size = "desktop", bringsAxe = false, expected = [] } = options;
  const key = `${site} ${size} ${bringsAxe}`;
  const looker = lookers.get(key) ?? (await openLooker(options));
  lookers.set(key, looker);
  looker.expected.splice(0, Infinity, ...expected);
  const before = looker.problems.length;
  await looker.shopper.page.context().clearCookies();
  try {
    await steps(looker.shopper);
    expect(looker.problems.slice(before)).toEqual([]);
  } catch (error) {
    if (error instanceof Error) error.message += await whereItStood(looker.shopper.page, looker.problems.slice(before));
    lookers.delete(key);
    await looker.leave();
    throw error;
  }
}

async function openLooker({ bringsAxe = false, ...options }: LookOptions): Promise<Looker> {
  const expected: ExpectedFailure[] = [];
  const opened = await newShopper({ ...options, expected });
  const { page } = opened.shopper;
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  if (bringsAxe) await bringAxe(page);
  return { ...opened, expected };
}

/** Closes the browsers of those who looked, at the end of what they looked at. */
export async function leaveLookers(): Promise<void> {
  const leaving = [...lookers.values()];
  lookers.clear();
  for (const looker of leaving) await looker.leave();
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
