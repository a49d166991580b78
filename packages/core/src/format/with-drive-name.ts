import { capitalized } from "../text/capitalized.ts";

/**
 * A sentence of ours with what the site calls a test drive.
 *
 * @param text says "test drive" or "Test drive", any number of times
 * @param name in small letters, as `enquiry.testDriveName` has it
 * @example
 * withDriveName("Book a test drive", "test ride")     // "Book a test ride"
 * withDriveName("Test drive the Ninja", "test ride")  // "Test ride the Ninja"
 */
export function withDriveName(text: string, name: string): string {
  return text.replace(/\b([Tt])est drive/g, (_, first: string) => (first === "T" ? capitalized(name) : name));
}
