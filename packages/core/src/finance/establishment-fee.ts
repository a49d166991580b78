/**
 * Whether a listed fee is the establishment fee, by its name.
 *
 * @example
 * isEstablishmentFee({ name: "Loan establishment" }) // true
 */
export const isEstablishmentFee = ({ name }: { name: string }): boolean => /establish/i.test(name);

/**
 * The listed fees that are paid beside a loan: all of them, but for the establishment fee where one is lent with the
 * loan.
 *
 * @param feeDollars the establishment fee that is lent with the loan; 0 where none is
 * @example
 * feesBesideLoan([{ name: "Establishment", dollars: 395 }], 395) // []
 */
export function feesBesideLoan<Fee extends { name: string }>(fees: readonly Fee[], feeDollars: number): Fee[] {
  return fees.filter((fee) => feeDollars === 0 || !isEstablishmentFee(fee));
}
