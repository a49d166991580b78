/** Locale of words and numbers that read the same in every country, such as names of days. */
export const neutralLocale = "en-AU";
