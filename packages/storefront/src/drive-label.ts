import type { Site } from "@forecourt/core/schemas";

/**
 * What a button that leads to the test drives reads: the site's own label, or else the usual one with what the site
 * calls a test drive.
 *
 * @param usual says "Test Drive", as buttons are written
 * @example
 * driveLabel("Book A Test Drive", bikes) // "Book A Test Ride", where `enquiry.testDriveName` is "test ride"
 */
export function driveLabel(usual: string, { vehiclePage, enquiry }: Site): string {
  const name = enquiry.testDriveName.replaceAll(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return vehiclePage.buttons.testDrive?.label ?? usual.replace("Test Drive", () => name);
}
