import { launchChromium } from "../e2e/lib/chromium.ts";

/**
 * Walks a shopper's first steps from the results to a car in Chromium, watched for errors of scripts.
 *
 * @returns what was seen, in a line
 * @throws Error when a step is not there, or a script fails
 */
export async function openTemplate(base: string): Promise<string> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
    await page.goto(`${base}/search/new-used-and-demo-cars`);
    const first = page.locator("article h2 a").first();
    const name = await first.innerText();
    await first.click();
    await page.waitForURL("**/cars/**");
    await page.getByRole("heading", { level: 1, name: name.split("\n")[0] ?? name }).waitFor();
    if (wrong.length > 0)
      throw new Error(`[release] The browser found fault with the new template: ${wrong.join("; ")}`);
    return `a shopper opened "${name.replaceAll("\n", " ")}"`;
  } finally {
    await browser.close();
  }
}
