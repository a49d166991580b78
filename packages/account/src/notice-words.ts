import { capitalized, stockWord } from "@forecourt/core";
import type { Notice, NoticeKind } from "./notice.ts";

/** The words of a notice. */
export interface NoticeWords {
  title: string;
  text: string;
  /** Offers the way to the list. */
  leadsToList: boolean;
}

const words: Readonly<Record<NoticeKind, { title: string; text: (subject: string) => string }>> = {
  saved: { title: "Car Saved In Watchlist", text: (car) => `${car} is now available in your watchlist` },
  removed: { title: "Car Removed", text: (car) => `${car} is no longer in your watchlist` },
  compareFull: { title: "Four at most", text: () => "Take one out of the comparison to add another." },
  unsynced: {
    title: "Saved on this device",
    text: (said) => said || "Your account could not be reached. We will try again.",
  },
  unkept: {
    title: "Saved for now",
    text: (car) => `This browser keeps nothing for us: ${car} is on your list until you close the page.`,
  },
  forgotten: { title: "Forgotten", text: () => "This site no longer keeps anything on this device." },
};

/**
 * The words of a notice (S1 §8 for saving and removing).
 *
 * @param vehicles what the site calls its stock, in the plural
 * @example
 * noticeWords({ key: 1, kind: "removed", subject: "Aprilia RS 660" }, "motorbikes").title // "Motorbike Removed"
 */
export function noticeWords({ kind, subject }: Notice, vehicles: string): NoticeWords {
  return {
    title: words[kind].title.replace(/^Car\b/, capitalized(stockWord(vehicles))),
    text: words[kind].text(subject),
    leadsToList: kind === "saved" || kind === "removed" || kind === "unkept",
  };
}
