import { Select } from "@forecourt/ui-kit/select";
import { TextField } from "@forecourt/ui-kit/text-field";
import styles from "./enquiry-trade-in.module.css";
import { PlateRow } from "./plate-row.tsx";
import { TradeInStep, tradeInFieldId } from "./trade-in-step.tsx";
import type { TradeInStepProps } from "./trade-in-step.tsx";
import { useRemainingErrors } from "./use-remaining-errors.ts";

export type { TradeInStepProps } from "./trade-in-step.tsx";

/** Props of {@link TradeInCarForm}. */
export interface TradeInCarFormProps extends TradeInStepProps {
  /** The states of plates; none where plates have no state. */
  states: readonly string[];
  /** The site's word for one vehicle. @default "car" */
  vehicle?: string;
  /** What is known of the car, by the names of the fields. */
  car: Readonly<Record<string, string>>;
  /** Result of looking up the plate, in words. @default nothing */
  lookedUp?: string | undefined;
}

/** The first step of a valuation: the car by its plate, or by make, model and year; and its kilometres. */
export function TradeInCarForm({ states, vehicle = "car", car, lookedUp, ...step }: TradeInCarFormProps) {
  const { state, forgetChanged } = useRemainingErrors(step.state, (name) => [tradeInFieldId(name)]);
  const values = { ...car, ...state?.values };
  const field = (name: string) => ({
    id: tradeInFieldId(name),
    name,
    defaultValue: values[name] ?? "",
    error: state?.fields[name],
  });
  return (
    <TradeInStep
      {...step}
      state={state}
      onChange={forgetChanged}
      label={`Your ${vehicle}`}
      next="Next: its condition"
      fields={["rego", "regoState", "make", "model", "year", "badge", "km"]}
    >
      <PlateRow
        {...field("rego")}
        vehicle={vehicle}
        said={lookedUp ?? `Type your plate and we fill in the rest, or enter the ${vehicle} yourself.`}
        label="Registration"
        maxLength={12}
      >
        {states.length > 0 && (
          <Select {...field("regoState")} className={styles.state} label="State" placeholder="Choose">
            {states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        )}
      </PlateRow>
      <div className={styles.pair} key={lookedUp}>
        <TextField {...field("make")} label="Make" required maxLength={80} autoComplete="off" />
        <TextField {...field("model")} label="Model" required maxLength={120} autoComplete="off" />
        <TextField {...field("year")} label="Year" required maxLength={4} inputMode="numeric" autoComplete="off" />
        <TextField {...field("badge")} label="Badge" optional maxLength={120} autoComplete="off" />
        <TextField
          {...field("km")}
          label="Kilometres"
          required
          maxLength={20}
          inputMode="numeric"
          autoComplete="off"
          suffix="km"
        />
      </div>
    </TradeInStep>
  );
}
