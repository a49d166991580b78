import type { TradeInKind } from "@forecourt/core/trade-in";
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
  /** What is asked: a caravan has a length, berths and axles, and no kilometres. @default "car" */
  kind?: TradeInKind;
  /** What is known of the car, by the names of the fields. */
  car: Readonly<Record<string, string>>;
  /** Result of looking up the plate, in words. @default nothing */
  lookedUp?: string | undefined;
}

/** Fields that depend on what is valued, in their order. */
const measures: Readonly<Record<TradeInKind, readonly string[]>> = {
  car: ["km"],
  caravan: ["body_length", "sleeps", "axle_type"],
};
const axleTypes = ["Single", "Tandem", "Triple"];

/**
 * The first step of a valuation: the car by its plate, or by make, model and year; and its kilometres, or the measures
 * of a caravan.
 */
export function TradeInCarForm({ states, vehicle = "car", kind = "car", car, lookedUp, ...step }: TradeInCarFormProps) {
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
      fields={["rego", "regoState", "make", "model", "badge", "year", ...measures[kind]]}
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
      <div className={styles.car} data-kind={kind} key={lookedUp}>
        <TextField {...field("make")} label="Make" required maxLength={80} autoComplete="off" />
        <TextField {...field("model")} label="Model" required maxLength={120} autoComplete="off" />
        <TextField {...field("badge")} label="Badge" optional maxLength={120} autoComplete="off" />
        <TextField {...field("year")} label="Year" required maxLength={4} inputMode="numeric" autoComplete="off" />
        {kind === "caravan" ? (
          <>
            <TextField
              {...field("body_length")}
              label="Body length"
              required
              maxLength={10}
              inputMode="decimal"
              autoComplete="off"
              suffix="m"
            />
            <TextField
              {...field("sleeps")}
              label="Berths"
              required
              maxLength={2}
              inputMode="numeric"
              autoComplete="off"
            />
            <Select {...field("axle_type")} label="Axles" optional placeholder="Choose">
              {axleTypes.map((axles) => (
                <option key={axles}>{axles}</option>
              ))}
            </Select>
          </>
        ) : (
          <TextField
            {...field("km")}
            label="Kilometres"
            required
            maxLength={20}
            inputMode="numeric"
            autoComplete="off"
            suffix="km"
          />
        )}
      </div>
    </TradeInStep>
  );
}
