/**
 * Whether a query parameter says where a visitor came from (S1 §3, S2 §3 `linked_query_params`), and is not one of our
 * pages' own.
 *
 * @example
 * isCampaignParameter("utm_source") // true
 */
export function isCampaignParameter(name: string): boolean {
  return /^(utm_|gclid$|gbraid$|wbraid$|fbclid$|msclkid$|ttclid$|ref$|source$|campaign)/i.test(name);
}
