import styles from "./dealership-banners.module.css";

/** A way to pay, and the address of its mark. */
export interface ShownPayment {
  name: string;
  mark?: string | undefined;
}

/** Ways to pay, by their marks, or by name where there is none (S1 §9, S2 §2 "We accept payment"). */
export function PaymentStrip({ payments }: { payments: readonly ShownPayment[] }) {
  return (
    <section className={styles.payments}>
      <h2>We accept payment</h2>
      <ul>
        {payments.map(({ name, mark }) => (
          <li key={name}>
            {mark === undefined ? name : <img src={mark} alt={name} width={40} height={40} loading="lazy" />}
          </li>
        ))}
      </ul>
    </section>
  );
}
