// What every request of a run carries, so that it can be found again where it must not be: in the log, or in another
// site's answers.

/** A word that nobody else writes; it stands in every text, path, header, cookie and mail address that is sent. */
export const mark = "zqmark";

/** A mail address with the mark in both of its halves. */
export const markedEmail = (part: string): string => `${mark}.${part}@${mark}.example`;

/** Digits of every phone number that is sent; in Australia, a range that is given to nobody. */
const phoneDigits = "491570";

/**
 * A mobile number of the run, as typed in a country.
 *
 * @example
 * markedPhone(6) // "0491570006"
 * markedPhone(6, "NZ") // "02149157006"
 */
export const markedPhone = (index: number, country: "AU" | "NZ" = "AU"): string =>
  country === "AU"
    ? `0${phoneDigits}${String(index % 1000).padStart(3, "0")}`
    : `021${phoneDigits}${String(index % 100).padStart(2, "0")}`;

/** First numbers of every address that requests come from: a block for documentation. */
const addressStart = "198.51.100.";

/** An address of the run; `index` chooses one of 254. */
export const markedAddress = (index: number): string => `${addressStart}${1 + (index % 254)}`;

/**
 * Whether a text holds something of what was sent: the mark in any case and any usual encoding, a phone number, an
 * address.
 *
 * @example
 * holdsWhatWasSent('{"path":"/cars/ZQ%6Dark"}') // true
 */
export function holdsWhatWasSent(text: string): boolean {
  const lower = text.toLowerCase();
  const readings = [
    lower,
    decoded(lower),
    lower.replaceAll(/\\u00([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  ];
  if (readings.some((reading) => reading.includes(mark) || reading.includes(addressStart))) return true;
  const digits = lower.replaceAll(/[\s().-]/g, "");
  return digits.includes(phoneDigits) || lower.includes(Buffer.from(mark).toString("base64").slice(0, 7).toLowerCase());
}

function decoded(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
