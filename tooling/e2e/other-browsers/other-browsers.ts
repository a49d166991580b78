import { existsSync } from "node:fs";

/** A browser besides Chromium that walks the main journey. */
export interface OtherBrowser {
  name: "WebKit" | "Firefox";
  /** Files that it needs. */
  files: readonly string[];
  /** Packages of Debian and Ubuntu that bring them. */
  packages: readonly string[];
  /** Its display takes a graphics console, which only root may. */
  needsRoot: boolean;
}

/** Where Debian puts what starts the browsers. */
export const programs = {
  firefox: "/usr/bin/firefox-esr",
  webKitDriver: "/usr/bin/WebKitWebDriver",
  miniBrowser: "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
  xorg: "/usr/lib/xorg/Xorg",
} as const;

/** The browsers that walk the main journey besides Chromium: the engine of every browser on an iPhone, and Firefox. */
export const otherBrowsers: readonly OtherBrowser[] = [
  {
    name: "WebKit",
    files: [
      programs.webKitDriver,
      programs.miniBrowser,
      programs.xorg,
      "/usr/lib/xorg/modules/input/inputtest_drv.so",
      "/usr/lib/xorg/modules/drivers/dummy_drv.so",
    ],
    packages: ["webkit2gtk-driver", "xserver-xorg-core", "xserver-xorg-video-dummy"],
    needsRoot: true,
  },
  { name: "Firefox", files: [programs.firefox], packages: ["firefox-esr"], needsRoot: false },
];

/**
 * Why a browser cannot walk on this machine, and what helps; undefined where it can.
 *
 * @example
 * whyNot(firefox) // "Firefox did not walk the main journey: /usr/bin/firefox-esr is not there. On Debian or Ubuntu: apt-get install -y firefox-esr."
 */
export function whyNot({ name, files, packages, needsRoot }: OtherBrowser): string | undefined {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0)
    return `${name} did not walk the main journey: ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not there. On Debian or Ubuntu: apt-get install -y ${packages.join(" ")}.`;
  if (needsRoot && process.getuid?.() !== 0)
    return `${name} did not walk the main journey: its screen that can be touched needs root. Run the tests as root, or leave it to CI.`;
  return undefined;
}
