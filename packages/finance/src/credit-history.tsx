import { creditScores } from "@forecourt/core";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import { creditScoreNames } from "./credit-scores.ts";
import type { EnquiryValues } from "./enquiry-values.ts";
import styles from "./finance-enquiry.module.css";

type CreditScore = EnquiryValues["selfAssessedCreditScore"];

/** The choice of one's own credit history (S2 §5). */
export function CreditHistory({ score, onChange }: { score: CreditScore; onChange: (score: CreditScore) => void }) {
  return (
    <Fieldset legend="Your credit history">
      <div className={styles.choices}>
        {creditScores.map((each) => (
          <Radio
            key={each}
            name="selfAssessedCreditScore"
            value={each}
            checked={each === score}
            onChange={() => onChange(each)}
          >
            {creditScoreNames[each]}
          </Radio>
        ))}
      </div>
    </Fieldset>
  );
}
