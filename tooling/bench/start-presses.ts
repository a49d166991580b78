import type { Browser, BrowserContext, Page } from "playwright-core";
import { firstPaintMark, printMark, watchStart } from "./watch-start.ts";
import type { StartRecord } from "./watch-start.ts";

/** A control of a page's first screen. */
export interface StartControl {
  /** What it is called. */
  name: string;
  /** A field whose words are sent, a list of choices, or something that is pressed. */
  kind: "press" | "send" | "choose" | "type";
  x: number;
  y: number;
}

/** What became of a press on it while its page started. */
export interface StartPress {
  name: string;
  /**
   * Duration of the longest event of the press, to the next paint, in ms; undefined where another page took the place
   * of this one at once.
   */
  painted: number | undefined;
  /** Until another page had come, or the address had changed, in ms from the press. */
  answered: number | undefined;
  /**
   * Until something on the page said that it was done: a mark, an open part, a tick; or until a page was printed; in ms
   * from the press.
   */
  done: number | undefined;
}

/** The screen that is pressed on. */
const viewport = { width: 1440, height: 900 };
/** How many times slower the processor is made. */
const slowdown = 4;
/** From the first paint to the press, in ms. */
const afterPaintMs = 60;
/** The pointer is down this long, in ms. */
const heldMs = 60;
/** A press without any effect by then is lost, in ms. */
const lostMs = 6000;
/** An event's duration is reported some time after it. */
const reportMs = 400;

/**
 * Presses one of each kind of control on the first screen of a page, each in a cold page at 4 × slower CPU and 60 ms
 * after its first paint, when hardly any page has its scripts.
 */
export async function startPresses(
  browser: Browser,
  url: string,
  say: (line: string) => void = () => undefined,
): Promise<StartPress[]> {
  const controls = await controlsOf(browser, url);
  const presses: StartPress[] = [];
  for (const [index, control] of controls.entries()) {
    // The first page of a browser pays for what all others find.
    if (index === 0) await pressAtStart(browser, url, control);
    const press = await pressAtStart(browser, url, control);
    say(`${press.name}: painted ${shown(press.painted)}, answered ${shown(press.answered)}, done ${shown(press.done)}`);
    presses.push(press);
  }
  return presses;
}

const shown = (ms: number | undefined) => (ms === undefined ? "–" : `${ms.toFixed(0)} ms`);

async function pressAtStart(browser: Browser, url: string, control: StartControl): Promise<StartPress> {
  const context = await browser.newContext({ viewport });
  try {
    await context.addInitScript(watchStart, { painted: firstPaintMark, printed: printMark });
    const printed = Promise.withResolvers<number>();
    // Also a page that a press opens beside this one.
    context.on("console", (message) => message.text() === printMark && printed.resolve(performance.now()));
    context.on("page", (opened) => void slowDown(context, opened).catch(() => undefined));
    const page = await context.newPage();
    await slowDown(context, page);
    // Heard in the console: an answer to an exposed function is a press of the shopper to the page.
    const painted = new Promise<void>((resolve) =>
      page.on("console", (message) => message.text() === firstPaintMark && resolve()),
    );
    await page.goto(url, { waitUntil: "commit" });
    await painted;
    await page.waitForTimeout(afterPaintMs);
    const came = Promise.withResolvers<number>();
    page.on("framenavigated", (frame) => {
      // A page notes its own address as it starts.
      if (frame === page.mainFrame() && frame.url() !== url) came.resolve(performance.now());
    });
    const from = performance.now();
    await pressOn(page, control);
    const first = await within(
      Promise.race([
        came.promise.then((at) => ({ answered: at - from, done: undefined })),
        printed.promise.then((at) => ({ answered: undefined, done: at - from })),
      ]),
      lostMs,
      () => isDone(context, page),
    );
    await page.waitForTimeout(reportMs);
    const record = await recordOf(page);
    return {
      name: control.name,
      painted: record?.longest,
      answered: first?.answered,
      done: record?.done ?? first?.done,
    };
  } finally {
    await context.close();
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<void> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** The page's own record; undefined where another page has taken its place. */
async function recordOf(page: Page): Promise<StartRecord | undefined> {
  const record = await page
    .evaluate(() => (globalThis as unknown as { forecourtStart?: StartRecord }).forecourtStart)
    .catch(() => undefined);
  return record && record.pressed > 0 ? record : undefined;
}

/** Asked through the debugger, which is no sign of a shopper. */
async function isDone(context: BrowserContext, page: Page): Promise<boolean> {
  const cdp = await context.newCDPSession(page);
  try {
    const { result } = await cdp.send("Runtime.evaluate", { expression: "forecourtStart.done!==undefined" });
    return result.value === true;
  } finally {
    await cdp.detach();
  }
}

/** Waits for an answer; a part that says that it is done has the rest of a second and a half for it. */
async function within<Answer>(
  answer: Promise<Answer>,
  limitMs: number,
  isSettled: () => Promise<boolean>,
): Promise<Answer | undefined> {
  const stopped = Promise.withResolvers<undefined>();
  const end = setTimeout(stopped.resolve, limitMs, undefined);
  const early = setTimeout(
    () =>
      void isSettled()
        .then((settled) => settled && stopped.resolve(undefined))
        .catch(() => undefined),
    2000,
  );
  try {
    return await Promise.race([answer, stopped.promise]);
  } finally {
    clearTimeout(end);
    clearTimeout(early);
  }
}

async function pressOn(page: Page, { kind, x, y }: StartControl): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
  if (kind === "choose") {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  }
  if (kind === "send") {
    await page.keyboard.insertText("mazda");
    await page.keyboard.press("Enter");
  }
}

/**
 * One control of each kind on the first screen: the first value of a list of filters stands for all of them. A field of
 * keywords stands for the button that sends it, which does nothing by itself, and so does the tab that is chosen
 * already.
 */
async function controlsOf(browser: Browser, url: string): Promise<StartControl[]> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    return await page.evaluate(() => {
      const known = new Set<string>();
      const all = document.querySelectorAll<HTMLElement>(
        "a[href],button:not([type=submit],[aria-selected=true]),summary,select,input:not([type=hidden])",
      );
      return [...all].flatMap((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + Math.min(14, width / 2), top + Math.min(22, height / 2)];
        const hit = document.elementFromPoint(x, y);
        if (width === 0 || top < 0 || top + height > innerHeight || !hit || !element.contains(hit)) return [];
        const href = element.getAttribute("href") ?? "";
        if (/^(tel|mailto|https?):/.test(href)) return [];
        const part =
          element.closest("[data-part]")?.getAttribute("data-part") ?? element.closest("header,main")?.nodeName;
        const sort = [element.nodeName, element.className, element.getAttribute("type"), part].join(" ");
        if (known.has(sort)) return [];
        known.add(sort);
        const type = element.getAttribute("type") ?? "text";
        const isField = element instanceof HTMLInputElement && !["checkbox", "radio", "range", "submit"].includes(type);
        const words = element.getAttribute("aria-label") ?? element.textContent.trim().replaceAll(/\s+/g, " ");
        const kind: "press" | "send" | "choose" | "type" =
          element instanceof HTMLSelectElement
            ? "choose"
            : isField
              ? element.name === "query"
                ? "send"
                : "type"
              : "press";
        return [{ name: `${part}: ${words.slice(0, 40) || type}`, kind, x, y }];
      });
    });
  } finally {
    await context.close();
  }
}
