import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Builder } from "selenium-webdriver";
import type { WebDriver, WebElement } from "selenium-webdriver";
import { vi } from "vitest";
import { freePort } from "../../release/free-port.ts";
import type { BrowserHands } from "./other-shopper.ts";
import { programs } from "./other-browsers.ts";
import { beyondTheScreen, seek } from "./seek.ts";
import type { Sought } from "./seek.ts";
import { startTouchScreen } from "./touch-screen.ts";
import type { TouchScreen } from "./touch-screen.ts";
import { temporaryFolder } from "../../vitest/temporary-folder.ts";

/** As an iPhone names itself. */
const userAgent =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
  "Version/18.6 Mobile/15E148 Safari/604.1";
/** The browser's own tools would make its window wider than a phone. */
const narrowTools =
  "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; -gtk-icon-source: none; }";
const width = 375;

/** Starts WebKit on a screen of 375 px that is touched with a finger. */
export async function webKitHands(): Promise<BrowserHands> {
  const screen = await startTouchScreen();
  const folder = temporaryFolder("webkit");
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), narrowTools);
  const port = await freePort();
  const own = {
    DISPLAY: screen.display,
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    XDG_DATA_HOME: folder,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  };
  const driver = spawn(programs.webKitDriver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, ...own },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => driver.once("exit", () => resolve()));
  const errors: string[] = [];
  for (const input of [driver.stdout, driver.stderr])
    createInterface({ input }).on(
      "line",
      (line) => line.startsWith("CONSOLE") && / (ERROR|EXCEPTION) /.test(line) && errors.push(line),
    );
  let session: WebDriver | undefined;
  const stop = async () => {
    await session?.quit();
    driver.kill();
    await ended;
    await screen.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const options = {
      binary: programs.miniBrowser,
      args: ["--automation", `--user-agent=${userAgent}`, "--enable-write-console-messages-to-stdout=true"],
    };
    const start = () =>
      new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
        .build();
    // The driver does not say when it listens.
    const browser = (session = await vi.waitFor(async () => start(), { timeout: 60_000, interval: 200 }));
    await browser.manage().window().setRect({ x: 0, y: 0, width, height: 832 });
    return { ...handsOf(browser, screen), errors: () => errors, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function handsOf(browser: WebDriver, screen: TouchScreen): Omit<BrowserHands, "errors" | "stop"> {
  const find = (kind: Sought, name: string) => browser.executeScript<WebElement | null>(seek, kind, name);
  /** @returns false where the finger met something else, or the page did not feel it */
  const tap = async (element: WebElement): Promise<boolean> => {
    const [across = 0, down = 0] = await browser.executeAsyncScript<number[]>(stillMiddle, element);
    await screen.tap(across, down);
    // A page that is left for another in this moment does not answer: it was pressed.
    return browser.executeAsyncScript<boolean>(metItsAim, maxFrames).catch(() => true);
  };
  return {
    goto: (url) => browser.get(url),
    url: () => browser.getCurrentUrl(),
    back: () => browser.navigate().back(),
    beyondTheScreen: () => browser.executeScript(beyondTheScreen),
    sees: async (kind, name) => (await find(kind, name)) !== null,
    text: (selector) =>
      browser.executeScript((one: string) => document.querySelector<HTMLElement>(one)?.innerText ?? "", selector),
    async press(kind, name) {
      const element = await find(kind, name);
      return element !== null && (await tap(element));
    },
    async fill(name, value) {
      const element = await find("field", name);
      if (!element) return false;
      if ((await element.getTagName()).toLowerCase() === "select") {
        await element.findElement({ css: `option[value="${value}"]` }).click();
        return true;
      }
      if (!(await tap(element))) return false;
      // A form may know who types: what stands there is replaced.
      await browser.executeScript((field: HTMLInputElement) => field.select(), element);
      await element.sendKeys(value);
      return true;
    },
  };
}

/** What the page keeps of a tap that is under way: whether it met what was aimed at. */
declare global {
  interface Window {
    tapped?: Promise<boolean>;
  }
}

/**
 * Runs in the browser: the middle of an element as parts of the display, once it has stood still for three frames. The
 * window stands in the display's corner, its tools above the page. From then on the page watches for the tap.
 */
function stillMiddle(element: HTMLElement, done: (middle: number[]) => void): void {
  const place = () => {
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    return [
      (left + wide / 2) / window.screen.width,
      (outerHeight - innerHeight + top + high / 2) / window.screen.height,
    ];
  };
  const parts = [element, ...((element as HTMLInputElement).labels ?? [])];
  const aim = () => {
    window.tapped = new Promise((met) => {
      const listen = ({ target }: Event) => met(parts.some((part) => part.contains(target as Node)));
      addEventListener("click", listen, { capture: true, once: true });
    });
    done(place());
  };
  const watch = (before: number[], frames: number) => {
    if (frames === 3) aim();
    else requestAnimationFrame(() => watch(place(), String(place()) === String(before) ? frames + 1 : 0));
  };
  watch(place(), 0);
}

/** WebKitGTK now and then loses a tap on a page that has just come; the finger tries again after so many frames. */
const maxFrames = 60;

/** Runs in the browser: whether the tap met its aim; a page that it has opened knows of none. */
function metItsAim(frames: number, done: (met: boolean) => void): void {
  const wait = (left: number) => (left === 0 ? done(false) : requestAnimationFrame(() => wait(left - 1)));
  wait(frames);
  void (window.tapped ?? Promise.resolve(true)).then(done);
}
