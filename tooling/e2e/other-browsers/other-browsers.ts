import { existsSync } from "node:fs";

/** A browser besides Chromium that walks the main journey. */
export interface OtherBrowser {
  name: "Firefox";
  /** Files that it needs. */
  files: readonly string[];
  /** Packages of Debian and Ubuntu that bring them. */
  packages: readonly string[];
}

/** Where Debian puts Firefox. */
export const firefoxPath = "/usr/bin/firefox-esr";

/** The browsers that walk the main journey besides Chromium. */
export const otherBrowsers: readonly OtherBrowser[] = [
  { name: "Firefox", files: [firefoxPath], packages: ["firefox-esr"] },
];

/**
 * Why a browser cannot walk on this machine, and what helps; undefined where it can.
 *
 * @example
 * whyNot(firefox) // "Firefox did not walk the main journey: /usr/bin/firefox-esr is not there. On Debian or Ubuntu: apt-get install -y firefox-esr."
 */
export function whyNot({ name, files, packages }: OtherBrowser): string | undefined {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    return `${name} did not walk the main journey: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not there. On Debian or Ubuntu: apt-get install -y ${packages.join(" ")}.`;
  return undefined;
}
