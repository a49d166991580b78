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

/** Starts a headless Chromium. */
export function launchChromium(moreFlags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromePath(), headless: true, args: [...flags, ...moreFlags] });
}

/** A browser of a person: headless Chromium's own name is a bot's, whose views are not counted. */
export const shopperAgent = {
  desktop: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  phone:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
} as const;
