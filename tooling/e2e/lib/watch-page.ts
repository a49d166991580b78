import type { Page } from "playwright-core";

/** A failure that a walk expects, such as the 404 of an unknown address. */
export interface ExpectedFailure {
  /** 0 for a request that gets no answer. */
  status: number;
  /** Path that answers with it. */
  path: string | RegExp;
}

/**
 * A number gets one code in 15 seconds. A second try of a walk signs in with the number of its first, and waits (see
 * signIn).
 */
const codeTooSoon: ExpectedFailure = { status: 429, path: /^\/api\/(rate-limit|auth\/otp)$/ };

/** What the browser tells a page's watcher. */
interface Sighting {
  what: string;
}

/**
 * Collects everything that must not happen while a shopper is on a page: console errors, exceptions, failed requests,
 * answers of 400 and above, violations of the Content-Security-Policy, and layout that moves before the shopper has
 * touched anything.
 *
 * @returns the problems so far; it grows while the page is used
 */
export async function watchPage(
  page: Page,
  expected: readonly ExpectedFailure[],
  hasJavaScript: boolean,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const isExpected = (answered: number, address: string) => {
    const asked = new URL(address).pathname.replace(/\.data$/, "");
    return [codeTooSoon, ...expected].some(
      ({ status, path }) => status === answered && (typeof path === "string" ? asked === path : path.test(asked)),
    );
  };
  page.on("console", (message) => {
    // The answers themselves are looked at below.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(`console error on ${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception on ${page.url()}: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // What was under way when the shopper went on is not a failure; scripts are refused where they are switched off.
    const isOff = !hasJavaScript && reason === "csp" && ["script", "other"].includes(request.resourceType());
    if (reason !== "net::ERR_ABORTED" && !isOff && !isExpected(0, request.url()))
      problems.push(`no answer: ${request.url()} (${reason})`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isExpected(response.status(), response.url()))
      problems.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  if (!hasJavaScript) return problems;
  await page.exposeBinding(
    "forecourtSighting",
    ({ page: source }, { what }: Sighting) => void problems.push(`${what} on ${source.url()}`),
  );
  await page.addInitScript(watchInside);
  return problems;
}

/** Runs in the browser, before anything of the page. */
function watchInside(): void {
  const tell = (what: string) =>
    (globalThis as unknown as { forecourtSighting: (sighting: Sighting) => void }).forecourtSighting({ what });
  document.addEventListener("securitypolicyviolation", (event) =>
    tell(`content security policy refused ${event.violatedDirective} ${event.blockedURI}`),
  );
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      // Browsers report the score to a thousandth; what rounds to nothing there is no shift here either.
      if (entry.hadRecentInput || entry.value < 0.0005) continue;
      const name = (node: Node | null) =>
        node instanceof Element ? `${node.tagName.toLowerCase()}.${node.className}` : node?.textContent;
      const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
      const moved = entry.sources
        .map(({ node, previousRect, currentRect }) => `${name(node)} ${place(previousRect)} → ${place(currentRect)}`)
        .join(", ");
      tell(
        `layout moved by ${entry.value.toFixed(4)} after ${Math.round(entry.startTime)} ms, document ${document.readyState}, ${document.styleSheets.length} sheets, scrolled ${Math.round(scrollY)} (${moved})`,
      );
    }
  });
  observer.observe({ type: "layout-shift", buffered: true });
  for (const touch of ["pointerdown", "keydown", "input"])
    addEventListener(touch, () => observer.disconnect(), { capture: true, once: true });
}
