import { waits } from "../../vitest/waits.ts";

const maxSeconds = waits.page / 1000;

/**
 * Waits for what a browser was asked to do in a page, and says what stood still when no answer comes: playwright gives
 * up a locator that does not come, but waits without end for a script or a move of the mouse.
 *
 * @param what names it, as the end of "… took longer than 120 s"
 * @throws Error after two minutes, which is many times what the slowest machine needs, or half a minute in a strict run
 */
export async function inTime<Result>(what: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () =>
        fail(
          new Error(
            `${what} took longer than ${maxSeconds} s. Nothing was painted or answered in the page: see whether a script of it loops, or the machine stood still.`,
          ),
        ),
      maxSeconds * 1000,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
