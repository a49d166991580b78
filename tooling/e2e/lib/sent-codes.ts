import { expect } from "vitest";
import { ask } from "./ask.ts";
import type { SiteName } from "./sites.ts";

/**
 * The code texted last to a number, as the development page shows it to a caller on this machine.
 *
 * @param port of another server than that of the walks
 */
export async function sentCode(site: SiteName, to: string, port?: number): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const { messages } = JSON.parse(
        (await ask(`${site}.localhost`, "/dev/messages", port === undefined ? {} : { port })).text,
      ) as {
        messages: { to: string; text: string }[];
      };
      code = /\b\d{6}\b/.exec(messages.find((message) => message.to === to)?.text ?? "")?.[0];
      return code;
    })
    .toBeDefined();
  return code ?? "";
}
