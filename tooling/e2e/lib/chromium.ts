import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of the browser: `CHROME_PATH`, or where Debian puts Chromium. */
export const chromePath = (): string => process.env.CHROME_PATH ?? "/usr/bin/chromium";

/** The same Chromium without what draws windows: a page costs it a quarter less. */
const withoutWindows = "/usr/bin/chromium-headless-shell";

/** Path of the browser that walks: `CHROME_PATH`, or Debian's Chromium, without windows where that is installed. */
export const walkingPath = (): string =>
  process.env.CHROME_PATH ?? (existsSync(withoutWindows) ? withoutWindows : chromePath());

/** Starts a headless Chromium. What is measured is measured in the whole one: its path is {@link chromePath}. */
export function launchChromium(moreFlags: readonly string[] = [], executablePath = walkingPath()): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: [...flags, ...moreFlags] });
}

/** A browser of a person: headless Chromium's own name is a bot's, whose views are not counted. */
export const shopperAgent = {
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  phone:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
} as const;
