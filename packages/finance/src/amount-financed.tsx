import { principalDollars } from "@forecourt/core";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./finance-enquiry.module.css";

/** The amount to finance: the price without deposit and trade-in, by the rule of the calculator (rules 2.1). */
export function AmountFinanced({
  values: { amount, deposit, tradeIn },
  isMerged,
  write,
}: {
  values: Pick<EnquiryValues, "amount" | "deposit" | "tradeIn">;
  /** One field asks for deposit and trade-in. */
  isMerged: boolean;
  write: (dollars: number) => string;
}) {
  const financed = principalDollars({ priceDollars: amount, depositDollars: deposit, tradeInDollars: tradeIn });
  const off = [
    ...(deposit > 0 ? [`${write(deposit)} ${isMerged ? "deposit and trade-in" : "deposit"}`] : []),
    ...(tradeIn > 0 ? [`${write(tradeIn)} trade-in`] : []),
  ];
  return (
    <p className={styles.financed} role="status" data-financed="">
      You finance <b>{write(financed)}</b>
      {off.length > 0 ? `: ${write(amount)} less ${off.join(" and ")}.` : ", the whole price."}
    </p>
  );
}
