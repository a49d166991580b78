import { expect } from "vitest";
import { waits } from "../../vitest/waits.ts";
import { sentCode } from "./sent-codes.ts";
import type { SiteName } from "./sites.ts";
import type { Shopper } from "./walk.ts";

/**
 * Signs a shopper in on the page of sign-in, by the code of the sandbox. A number may be sent another code after 15
 * seconds: a try that was refused is made again after that time, not sooner.
 */
export async function signIn(
  { page, find }: Pick<Shopper, "page" | "find">,
  {
    site,
    typed,
    phone,
    port,
  }: {
    site: SiteName;
    typed: string;
    phone: string;
    /** Of another server than that of the walks. */
    port?: number;
  },
): Promise<void> {
  const sent = page.getByText("Code sent!");
  // Typed as soon as the page is there: what comes before its scripts counts.
  await page.getByRole("textbox", { name: "Mobile" }).fill(typed);
  await expect
    .poll(
      async () => {
        await find("button", "Send Code").click();
        await sent.waitFor({ timeout: 5000 }).catch(() => undefined);
        return sent.isVisible();
      },
      { timeout: waits.walkStep, interval: 11_000 },
    )
    .toBe(true);
  await page.getByRole("textbox", { name: "Verification code" }).fill(await sentCode(site, phone, port));
  await find("button", "Sign in").click();
}
