/** What a mail about a test drive says; sites that call it otherwise have their own word in its place. */
interface DriveMailWords {
  /** Of the mail, as it is stored. */
  kind: string;
  /** Before the time. */
  subject: string;
  paragraphs: readonly string[];
  /** Of the link to the booking. */
  label: string;
}

/** A time that is held until it is confirmed. */
export const heldWords: DriveMailWords = {
  kind: "test_drive_held",
  subject: "Confirm your test drive",
  paragraphs: [
    "We are holding this time for your test drive. Confirm it within 15 minutes by the link below, or somebody else may take it. We have your enquiry in any case.",
  ],
  label: "Confirm, change or cancel",
};
/** A confirmed test drive. */
export const bookedWords: DriveMailWords = {
  kind: "test_drive_booked",
  subject: "Your test drive",
  paragraphs: ["Your test drive is booked."],
  label: "Change or cancel",
};
/** A confirmed test drive that had another time before. */
export const movedWords: DriveMailWords = {
  ...bookedWords,
  subject: "Your test drive has a new time",
  paragraphs: ["Your test drive is booked for this time. The earlier one is free for others."],
};
/** A confirmed test drive that was cancelled. */
export const cancelledWords: DriveMailWords = {
  kind: "test_drive_cancelled",
  subject: "Your test drive is cancelled",
  paragraphs: [
    "Your test drive is cancelled, and the time is free for others. If it was a mistake, book again by the link below or call us.",
  ],
  label: "Book again",
};
