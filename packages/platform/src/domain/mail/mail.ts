/**
 * A mail as it is sent: text and HTML say the same, and nothing in it is fetched from anywhere (decisions.md row 105).
 */
export interface Mail {
  subject: string;
  text: string;
  /** Left out of a mail that a program reads. */
  html?: string;
  /** The text once more under the type of its format: application/x-adf+xml. */
  textType?: string;
  /** An entry for the calendar of whoever gets it. */
  calendar?: { filename: string; content: string };
  /** Where mails like this end by one POST, which mail programs send from a button of their own (RFC 8058). */
  endUrl?: string;
}
