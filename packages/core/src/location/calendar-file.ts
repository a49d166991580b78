/** An appointment as calendars take it. */
export interface CalendarEntry {
  /** The same for every version of the appointment, and nobody else's: "test-drive-1@harbour.example". */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  /** "Test drive: 2021 Mazda CX-5". */
  summary: string;
  /** Where, on one line. */
  location: string;
  /** What to know; line breaks are kept. */
  description: string;
  /** Where it can be changed, or read. @default nowhere */
  url?: string | undefined;
  /** A calendar that has the appointment takes it out. @default false */
  isCancelled?: boolean;
  /** How often the appointment was moved: a calendar that has it takes the later version. @default 0 */
  moves?: number;
}

/** RFC 5545 §3.3.11. */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n?|\n/g, "\\n");
/** RFC 5545 §3.3.5: an instant, so that no calendar needs to know a time zone or when its clocks change. */
const instant = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
const longestLine = 75;

/**
 * An appointment as a calendar file (RFC 5545), for "Add to calendar" (S1 §7 "Appointment fetch for the test drive
 * date").
 *
 * @param at when the file is made
 * @example
 * calendarFile({ uid: "1", startsAt: now, endsAt: now, summary: "", location: "", description: "" }, now).split("\r\n")[0] // "BEGIN:VCALENDAR"
 */
export function calendarFile(
  { uid, startsAt, endsAt, summary, location, description, url, isCancelled = false, moves = 0 }: CalendarEntry,
  at: Date,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Test drives//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    // A cancellation comes after the version that it ends, and before the one that takes its place.
    `SEQUENCE:${2 * moves + (isCancelled ? 1 : 0)}`,
    `DTSTAMP:${instant(at)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** RFC 5545 §3.1: lines of at most 75 bytes, the rest on lines that begin with a blank; no character is cut in two. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  const lines = [""];
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > longestLine) {
      lines.push(" ");
      length = 1;
    }
    lines[lines.length - 1] += character;
    length += size;
  }
  return lines.join("\r\n");
}
