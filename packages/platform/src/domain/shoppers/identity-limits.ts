import { codeResendLockMs } from "@forecourt/core";

/** A code can be used for this long (issue 7 point 5). */
export const codeLifeMs = 10 * 60_000;
/** Wrong codes of a browser after which the codes that it asked for are void. */
export const maxTriesPerCode = 5;
/** Codes of one browser that count at once: a late first message still works after a resend. */
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
 * Limits of each site. Codes are counted when they were sent, not when they were asked for. A code can be tried five
 * times, and by the browser alone that asked for it: at five codes an hour somebody guesses the code of one number with
 * a chance of 1 in 40,000 an hour, and sends its owner a message for each. Sending is limited for the sake of the
 * shopper's phone and of the dealer's bill. No limit of a whole site is small enough for a few addresses to use it up;
 * numbers that signed in at the site before are not counted in it.
 */
export const identityLimits = {
  /** Codes sent to one number, one after the other. */
  sendAgain: { times: 1, seconds: resendLockMs / 1000 },
  /** Codes sent to one number. */
  sendPerNumber: { times: 5, seconds: 3600 },
  /** Codes sent for one address: an office or a family behind one. */
  sendPerAddress: { times: 20, seconds: 3600 },
  /** Codes that a site sends to new numbers before it is busy: then the two limits below hold in its place. */
  sendPerSite: { times: 300, seconds: 3600 },
  /** Codes sent to new numbers for one address, of a busy site. */
  sendPerAddressWhenBusy: { times: 2, seconds: 3600 },
  /** Codes sent to new numbers, of a busy site: the end of the dealer's bill. */
  sendPerSiteWhenBusy: { times: 3000, seconds: 3600 },
  /** Codes tried by one browser. */
  tryPerBrowser: { times: 10, seconds: 3600 },
  /** Codes tried from one address. */
  tryPerAddress: { times: 30, seconds: 600 },
  /** Questions from one address: for a code, whether one may be sent, whether a contact is known. */
  askPerAddress: { times: 30, seconds: 60 },
  /** Views of one car counted for one address in a day: an office or a family behind one. */
  viewPerAddress: { times: 5, seconds: 86_400 },
  /** Finance enquiries of one shopper who is signed in, and so needs no code for each. */
  enquirePerUser: { times: 10, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Name of a limit. */
export type LimitName = keyof typeof identityLimits;
