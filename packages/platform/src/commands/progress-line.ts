const everyMs = 500;

/** Says how far long work is. */
export interface ProgressLine {
  say(text: string): void;
  /** Says the last text, even where it came too soon after the one before. */
  end(): void;
}

/** Writes progress to standard error, at most twice a second. */
export function progressLine(err: (text: string) => void): ProgressLine {
  let last = -Infinity;
  let unsaid: string | undefined;
  return {
    say(text) {
      unsaid = text;
      if (performance.now() - last < everyMs) return;
      last = performance.now();
      unsaid = undefined;
      err(`${text}\n`);
    },
    end() {
      if (unsaid !== undefined) err(`${unsaid}\n`);
      unsaid = undefined;
    },
  };
}
