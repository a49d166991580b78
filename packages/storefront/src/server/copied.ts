/** A text of its own: one that was cut out of a page keeps the whole page in memory as long as it lives. */
export const copied = (text: string): string => Buffer.from(text).toString();
