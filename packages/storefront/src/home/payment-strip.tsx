import styles from "./storefront-banners.module.css";

/** Ways to pay, by name: their logos are their owners' (S1 §9, S2 §2 "We accept payment"). */
export function PaymentStrip({ names }: { names: readonly string[] }) {
  return (
    <section className={styles.payments}>
      <h2>We accept payment</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
