import { codeResendLockMs } from "@forecourt/core";

/** A code can be used for this long (issue 7 point 5). */
export const codeLifeMs = 10 * 60_000;
/** Wrong codes after which the codes under way to a number are void. */
export const mostTriesPerCode = 5;
/** Codes of one number that count at once: a late first message still works after a resend. */
export const liveCodes = 2;
/** Another code can be sent to a number after this long (decisions.md row 47). */
export const resendLockMs = codeResendLockMs;
/** A browser stays signed in for this long. */
export const sessionLifeMs = 30 * 86_400_000;

/** How often something may happen: so many times in so many seconds, counted from the first. */
export interface Limit {
  times: number;
  seconds: number;
}

/**
 * Limits of each site. A six-digit code falls to chance with probability (tries × live codes) ÷ 1,000,000: ten tries an
 * hour at one number are 1 in 50,000 an hour, and the site's own limit holds for somebody with any number of addresses.
 * Sending is limited for the sake of the shopper's phone and of the dealer's bill.
 */
export const identityLimits = {
  /** Codes sent to one number. */
  sendPerNumber: { times: 5, seconds: 3600 },
  /** Codes asked for from one address: an office or a family behind one. */
  sendPerAddress: { times: 20, seconds: 3600 },
  /** Codes that a site sends at all. */
  sendPerSite: { times: 300, seconds: 3600 },
  /** Codes tried for one number. */
  tryPerNumber: { times: 10, seconds: 3600 },
  /** Codes tried from one address. */
  tryPerAddress: { times: 30, seconds: 600 },
  /** Codes tried at a site at all. */
  tryPerSite: { times: 600, seconds: 3600 },
  /** Questions from one address that change nothing: whether a code may be sent, whether a contact is known. */
  askPerAddress: { times: 30, seconds: 60 },
  /** Finance enquiries of one shopper who is signed in, and so needs no code for each. */
  enquirePerUser: { times: 10, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Name of a limit. */
export type LimitName = keyof typeof identityLimits;
