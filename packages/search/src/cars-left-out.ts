/**
 * How many cars a price leaves out, because they have none.
 *
 * @example
 * carsLeftOut(4, "en-AU") // "4 cars without a price are left out."
 */
export const carsLeftOut = (count: number, locale: string): string =>
  count === 1
    ? "1 car without a price is left out."
    : `${count.toLocaleString(locale)} cars without a price are left out.`;
