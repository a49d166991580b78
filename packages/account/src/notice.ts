import { capitalized, stockWord } from "@forecourt/core";

/** What can be said about the saved cars. */
export type NoticeKind = "saved" | "removed" | "compareFull" | "unsynced" | "unkept" | "forgotten";

/** Something that was said, as a toast and in the log. */
export interface Notice {
  /** Counts up from 1. */
  key: number;
  kind: NoticeKind;
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
 * What a notice is called where the stock has another name than cars.
 *
 * @example
 * noticeTitle({ title: "Car Removed" }, "motorbikes") // "Motorbike Removed"
 */
export const noticeTitle = ({ title }: Pick<Notice, "title">, vehicles: string): string =>
  title.replace(/^Car\b/, capitalized(stockWord(vehicles)));

/**
 * The words of a notice (S1 §8 for saving and removing).
 *
 * @param subject name of the car; for `unsynced` what the server said
 */
export function noticeOf(key: number, kind: NoticeKind, subject: string): Notice {
  return {
    key,
    kind,
    title: words[kind].title,
    text: words[kind].text(subject),
    leadsToList: kind === "saved" || kind === "removed" || kind === "unkept",
  };
}
