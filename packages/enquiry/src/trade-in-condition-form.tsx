import type { TradeInQuestion } from "@forecourt/core/trade-in";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Radio } from "@forecourt/ui-kit/radio";
import styles from "./enquiry-trade-in.module.css";
import { TradeInPhotos } from "./trade-in-photos.tsx";
import type { TradeInPhotosProps } from "./trade-in-photos.tsx";
import { TradeInStep, tradeInFieldId } from "./trade-in-step.tsx";
import type { TradeInStepProps } from "./trade-in-step.tsx";
import { useRemainingErrors } from "./use-remaining-errors.ts";

/** Props of {@link TradeInConditionForm}. */
export interface TradeInConditionFormProps extends TradeInStepProps {
  questions: readonly TradeInQuestion[];
  /** Answers given so far, by the names of their questions. */
  answers: Readonly<Record<string, string>>;
  /** Photos of the car, and how they are sent. */
  photos: TradeInPhotosProps;
}

/** The second step of a valuation: questions about the car, each with one answer, and photos of it. */
export function TradeInConditionForm({ questions, answers, photos, ...step }: TradeInConditionFormProps) {
  const { state, forgetChanged } = useRemainingErrors(step.state, (name) => [tradeInFieldId(name)]);
  const chosen = { ...answers, ...state?.values };
  return (
    <TradeInStep
      {...step}
      state={state}
      onChange={forgetChanged}
      label="Its condition"
      next="Next: your details"
      fields={[...questions.map(({ name }) => name), "photos"]}
      hasFiles
    >
      <div className={styles.questions}>
        {questions.map(({ name, label, answers: choices }) => (
          <Fieldset key={name} id={tradeInFieldId(name)} tabIndex={-1} legend={label} error={state?.fields[name]}>
            {choices.map(({ value, label: words }) => (
              <Radio key={value} name={name} value={value} defaultChecked={chosen[name] === value}>
                {words}
              </Radio>
            ))}
          </Fieldset>
        ))}
      </div>
      <TradeInPhotos {...photos} error={photos.error ?? state?.fields["photos"]} />
    </TradeInStep>
  );
}
