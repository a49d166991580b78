const leaves = ["beforeunload", "pagehide"] as const;
const stays = ["pageshow", "pointerdown", "keydown"] as const;
const returns = [...stays, "online"] as const;
/** How long after a failure the code is asked for again, in ms. */
const retryMs = 500;

/**
 * Imports code, and tries again where it cannot be fetched. The promise stays pending meanwhile: React would take the
 * page away at a rejection.
 *
 * - Firefox cancels an import when a link is followed. A failure on a page that is being left is tried again when the
 *   page turns out to stay, or is come back to.
 * - Any other failure to fetch is tried again after half a second, then each time the device is online again or
 *   somebody presses something.
 *
 * @throws what the code itself throws when it is run
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (typeof window === "undefined") return load();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  for (const sign of leaves) addEventListener(sign, leave);
  try {
    for (let triesLeft = 1; ;) {
      try {
        return await load();
      } catch (error) {
        if (isLeaving) await oneOf(stays);
        else if (!isFetchFailure(error)) throw error;
        else if (triesLeft-- > 0) await new Promise((resolve) => setTimeout(resolve, retryMs));
        else await oneOf(returns);
        isLeaving = false;
      }
    }
  } finally {
    for (const sign of leaves) removeEventListener(sign, leave);
  }
}

/** Browsers say each in its own words that they did not get a module; all speak of importing. */
const isFetchFailure = (error: unknown) => error instanceof TypeError && /import/i.test(error.message);

/** Resolves at the first of these signs: once somebody is on the page again, and never on one that is left for good. */
function oneOf(signs: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const back = () => {
      for (const sign of signs) removeEventListener(sign, back, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, back, true);
  });
}
