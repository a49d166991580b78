import axe from "axe-core";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { installWords } from "../../../tooling/e2e/lib/words.ts";
import type { WordsOnWindow } from "../../../tooling/e2e/lib/words.ts";
import { accessibilityOptions } from "../lib/accessibility-rules.ts";

/** What may differ between two dealers' looks of the same part. */
const rulesOfLooks = inThisPage({ runOnly: { type: "rule", values: ["color-contrast"] } });
const rules = inThisPage(accessibilityOptions);
const screens = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 375, height: 812 },
} as const;

/** What the preview of Storybook, axe and this walk put on the window. */
interface Preview extends WordsOnWindow {
  axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  /** What axe found, one line each. */
  forecourtFindings: (results: AxeResults) => string[];
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  forecourtStory: (id: string) => Promise<string | undefined>;
}

interface Channel {
  emit: (event: string, data: object) => void;
  on: (event: string, listener: (data: unknown) => void) => void;
}

/** A look: the name of its dealer, and its theme as a style sheet. */
export interface Look {
  name: string;
  css: string;
}

/** A browser page on which stories are shown one after another, as in the workshop itself. */
export class StoryPage {
  readonly #page: Page;
  #problems: string[] = [];

  private constructor(page: Page) {
    this.#page = page;
  }

  /**
   * Opens the preview of the built workshop.
   *
   * @param url where it is served
   * @param site where its site switcher stands
   */
  static async open(browser: Browser, url: string, site: string): Promise<StoryPage> {
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    const shown = new StoryPage(page);
    page.on(
      "console",
      (message) =>
        message.type() === "error" &&
        shown.#problems.push(`console error: ${message.text()} (${message.location().url})`),
    );
    page.on("pageerror", (error) => shown.#problems.push(`exception: ${error.message}`));
    page.on("request", (request) => {
      if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(url))
        shown.#problems.push(`asks the network: ${request.url()}`);
    });
    await page.addInitScript(axe.source);
    await page.addInitScript(installWords);
    await page.addInitScript(watchStories);
    await page.goto(`${url}/iframe.html?viewMode=story&globals=site:${site}`, { waitUntil: "commit" });
    await page.waitForFunction(() => "forecourtStory" in globalThis);
    // A colour that is on its way is no colour of the look.
    await page.addStyleTag({ content: "*,*::before,*::after{transition:none!important;animation:none!important}" });
    return shown;
  }

  /** Shows a story. */
  async show(id: string, screen: keyof typeof screens): Promise<void> {
    await this.resize(screen);
    this.#problems = [];
    const problem = await this.#page.evaluate(
      (wanted) => (globalThis as unknown as Preview).forecourtStory(wanted),
      id,
    );
    if (problem !== undefined) this.#problems.push(problem);
  }

  /** Sets the size of the screen. */
  async resize(screen: keyof typeof screens): Promise<void> {
    await this.#page.setViewportSize(screens[screen]);
  }

  /** Whether the story is wider than the screen, in words. */
  async overflow(): Promise<string[]> {
    const wide = await this.#page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return wide > 0 ? [`${wide} px wider than the screen`] : [];
  }

  /**
   * What is wrong with the story as it stands, one line each: errors, axe's findings, and what is wider than the
   * screen.
   */
  async findings(): Promise<string[]> {
    const found = await this.#page.evaluate(inspect, rules);
    return [...this.#problems.splice(0), ...found, ...(await this.overflow())];
  }

  /**
   * What of the story does not read in other looks. Words that are drawn as words were that were looked at before are
   * not looked at again: looking at all took half of the walk's time.
   *
   * @param known what was looked at, by the name of the look; that of the story is added
   */
  async findingsOf(looks: readonly Look[], known: Readonly<Record<string, Set<string>>>): Promise<string[]> {
    const ways = await this.#page.evaluate(waysOfWords, [...looks]);
    const newWords = looks.flatMap(({ name, css }, look) => {
      const before = known[name];
      const words = ways[look]?.flatMap((way, word) => {
        const isKnown = before?.has(way) ?? false;
        before?.add(way);
        return isKnown ? [] : [word];
      });
      return words?.length ? [{ name, css, words }] : [];
    });
    return newWords.length === 0 ? [] : this.#page.evaluate(inspectLooks, { options: rulesOfLooks, looks: newWords });
  }
}

/** Runs in the browser: axe on the story as it stands. */
async function inspect(options: RunOptions): Promise<string[]> {
  const { axe, forecourtFindings } = globalThis as unknown as Preview;
  return forecourtFindings(await axe.run(document, options));
}

/** Runs in the browser: axe on some words of the story, in each look. */
async function inspectLooks({
  options,
  looks,
}: {
  options: RunOptions;
  looks: (Look & { words: number[] })[];
}): Promise<string[]> {
  const { axe, forecourtFindings, forecourtWords } = globalThis as unknown as Preview;
  const sheet = document.querySelector("style[data-theme]");
  if (!sheet) return ["no theme to change"];
  const own = sheet.textContent;
  const found: string[] = [];
  for (const { name, css, words } of looks) {
    sheet.textContent = css;
    const include = words.flatMap((word) => forecourtWords.found[word] ?? []);
    found.push(...forecourtFindings(await axe.run({ include }, options)).map((finding) => `${name}: ${finding}`));
  }
  sheet.textContent = own;
  return found;
}

/** Runs in the browser: for each look, how each word of the story is drawn. */
function waysOfWords(looks: Look[]): string[][] {
  const { forecourtWords } = globalThis as unknown as Preview;
  const sheet = document.querySelector("style[data-theme]");
  if (!sheet) return [];
  const own = sheet.textContent;
  forecourtWords.find("#storybook-root *, body > :not(#storybook-root) *");
  const ways = looks.map(({ css }) => {
    sheet.textContent = css;
    return forecourtWords.found.map(forecourtWords.wayOf);
  });
  sheet.textContent = own;
  return ways;
}

function inThisPage(options: RunOptions): RunOptions {
  return { ...options, resultTypes: ["violations"], preload: false, iframes: false };
}

/** Runs in the browser, before anything of the page: shows a story and tells when it stands. */
function watchStories(): void {
  const preview = globalThis as unknown as Preview;
  let wanted = "";
  let settle: (problem: string | undefined) => void = () => undefined;
  const text = (data: unknown) =>
    data instanceof Object && "description" in data
      ? String(data.description)
      : data instanceof Object && "message" in data
        ? String(data.message)
        : JSON.stringify(data);
  const listen = (channel: Channel) => {
    channel.on("storyRendered", (id) => id === wanted && settle(undefined));
    for (const event of ["storyErrored", "storyThrewException", "storyMissing", "playFunctionThrewException"])
      channel.on(event, (data) => settle(`${event}: ${text(data)}`));
    preview.forecourtStory = async (id) => {
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      [wanted, settle] = [id, resolve];
      channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
      const problem = await promise;
      await document.fonts.ready;
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      return problem;
    };
  };
  preview.forecourtFindings = ({ violations }) =>
    violations.map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes.map(({ target, any }) => [target.join(" "), any[0]?.message].join(", ")).join("; ")})`,
    );
  // The preview makes its channel while it starts.
  let made: Channel | undefined;
  Object.defineProperty(globalThis, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => made,
    set: (channel: Channel) => {
      made = channel;
      listen(channel);
    },
  });
}
