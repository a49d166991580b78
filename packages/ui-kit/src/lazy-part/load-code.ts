const leaves = ["beforeunload", "pagehide"] as const;
const stays = ["pageshow", "pointerdown", "keydown"] as const;
/** How long after a failure the code is asked for again, in ms. */
const retryMs = 500;

/**
 * Code that is imported late. Firefox cancels an import when a link is followed: on a page that is being left, a failure is
 * kept back, and the code is asked for again when the page turns out to stay, or is come back to. Any other failure is the
 * network's or a server's: the code is asked for once more.
 *
 * @throws what the second import rejects with
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
        if (isLeaving) await isThereAgain();
        else if (triesLeft-- === 0) throw error;
        else await new Promise((resolve) => setTimeout(resolve, retryMs));
        isLeaving = false;
      }
    }
  } finally {
    for (const sign of leaves) removeEventListener(sign, leave);
  }
}

/** Resolves once somebody is on the page again; never on one that is left for good. */
function isThereAgain(): Promise<void> {
  return new Promise((resolve) => {
    const back = () => {
      for (const sign of stays) removeEventListener(sign, back, true);
      resolve();
    };
    for (const sign of stays) addEventListener(sign, back, true);
  });
}
