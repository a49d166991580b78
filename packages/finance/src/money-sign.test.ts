import { formatMoney } from "@forecourt/core";
import { expect, it } from "vitest";
import { moneySign } from "./money-sign.ts";

it.each([
  ["AUD", "en-AU", "$"],
  ["NZD", "en-NZ", "$"],
  ["GBP", "en-GB", "£"],
  ["EUR", "de-DE", "€"],
])("the sign beside a field for money is that of the dealer's currency: %s", (currency, locale, sign) => {
  expect(moneySign((amount) => formatMoney(amount, { locale, currency }))).toBe(sign);
});
