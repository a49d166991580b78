/**
 * A sentence of ours with what the site calls a test drive (`enquiry.testDriveName`).
 *
 * @example
 * withDriveName("Book a test drive", "test ride")     // "Book a test ride"
 * withDriveName("Test drive the Ninja", "test ride")  // "Test ride the Ninja"
 */
export function withDriveName(text: string, name: string): string {
  return text.replace(/\b([Tt])est drive/g, (_, first: string) =>
    first === "T" ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : name,
  );
}
