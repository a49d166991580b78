import { countries } from "../country/countries.ts";

/**
 * Message for a number that no code can be sent to.
 *
 * @example
 * mobileNumberText() // "Enter an Australian or New Zealand mobile number."
 */
export function mobileNumberText(): string {
  const [first, ...others] = Object.values(countries).map(({ adjective }) => adjective);
  return `Enter ${[first, ...others.map((other) => other.replace(/^an? /, ""))].join(" or ")} mobile number.`;
}
