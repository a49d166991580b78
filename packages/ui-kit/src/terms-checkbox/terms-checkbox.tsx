import { Checkbox } from "@forecourt/ui-kit/checkbox";
import type { CheckboxProps } from "@forecourt/ui-kit/checkbox";
import type { ReactNode } from "react";
import styles from "./ui-terms-checkbox.module.css";

/** Props of {@link TermsCheckbox}: those of a `Checkbox`, whose children are its label. */
export interface TermsCheckboxProps extends Omit<CheckboxProps, "help" | "end"> {
  /** Name of the block of terms, always in sight on a phone. */
  title: string;
  /** What is agreed to. */
  terms: ReactNode;
}

/**
 * A box to agree with, and what is agreed to in a block under it: folded on phones until it is pressed, open on larger
 * screens.
 *
 * @example
 * <TermsCheckbox name="terms" title="Terms of this enquiry" terms="We use what you send to answer it." required>I agree to the terms of this enquiry</TermsCheckbox>
 */
export function TermsCheckbox({ title, terms, className, ...rest }: TermsCheckboxProps) {
  return (
    <div className={className}>
      <Checkbox {...rest} />
      <details className={styles.block}>
        <summary className={styles.title}>{title}</summary>
        <p className={styles.text}>{terms}</p>
      </details>
    </div>
  );
}
