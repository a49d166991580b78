import { handleWhen, retry, ExponentialBackoff } from "cockatiel";
import { AddressRefusedError } from "../../base/outside/outside-fetch.ts";
import type { OutsideFetch } from "../../base/outside/outside-fetch.ts";
import type { TextMessage } from "./send-text.ts";

/** Where texts are sent from. */
export interface TextService {
  url: string;
  key: string;
  sender: string;
}

/** Both attempts fit into the 15 seconds that a browser waits (decisions.md row 47). */
const timeoutMs = 6000;

class TextNotTaken extends Error {
  readonly mayRetry: boolean;
  constructor(reason: string, mayRetry: boolean) {
    super(`The text service ${reason}.`);
    this.name = "TextNotTaken";
    this.mayRetry = mayRetry;
  }
}

const twice = retry(
  handleWhen((error) => error instanceof TextNotTaken && error.mayRetry),
  { maxAttempts: 1, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 500 }) },
);

/**
 * Hands a text message to a service: `POST {url}` with `{ to, from, text }`, a bearer key and, where the text has an
 * id, `Idempotency-Key`. Tried again once where the service surely did not take it: it could not be reached, or
 * answered 429 or 503. A service that was slow may have sent it.
 *
 * @throws Error when it was not taken
 */
export function sendTextOverHttp(
  fetch: OutsideFetch,
  { url, key, sender }: TextService,
  { to, text, id }: TextMessage,
): Promise<void> {
  return twice.execute(async () => {
    const response = await fetch(url, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${key}`,
        ...(id === undefined ? {} : { "idempotency-key": id }),
      },
      body: JSON.stringify({ to, from: sender, text }),
    }).catch((error: unknown) => {
      if (error instanceof AddressRefusedError) throw error;
      const slow = error instanceof Error && error.name === "TimeoutError";
      throw new TextNotTaken(slow ? "did not answer in time" : "could not be reached", !slow);
    });
    await response.body?.cancel().catch(() => {});
    if (!response.ok)
      throw new TextNotTaken(`answered ${response.status}`, response.status === 429 || response.status === 503);
  });
}
