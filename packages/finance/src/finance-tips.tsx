import styles from "./finance-enquiry.module.css";

const tips = [
  { title: "Work out your budget", text: "Set a price and a term, and see what it may cost." },
  { title: "Verify your mobile", text: "We text you a code, so that nobody can enquire in your name." },
  { title: "Finish with the lender", text: "The lender asks for the rest and makes the decision." },
];

/** The three steps of a finance enquiry, shown where no car was chosen (S2 §2). */
export function FinanceTips() {
  return (
    <aside className={styles.card} aria-labelledby="finance-tips">
      <h2 id="finance-tips">How it works</h2>
      <ol className={styles.tips}>
        {tips.map(({ title, text }) => (
          <li key={title}>
            <p className={styles.tipTitle}>{title}</p>
            <p className={styles.soft}>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
