import { formatMoney, noDeliveryEstimate } from "@forecourt/core";
import type { MoneyFormat } from "@forecourt/core";
import { useRef, useState } from "react";
import { formText } from "./form-text.ts";
import styles from "./vehicle-panels.module.css";
import type { DeliveryResult } from "./delivery-result.ts";

/** Props of {@link DeliveryPanel}. */
export interface DeliveryPanelProps {
  /** Path of the car's page, which answers `?postcode=` where there is no JavaScript. */
  path: string;
  money: MoneyFormat;
  /** The postcode in the address, with its answer. */
  asked?: { postcode: string; result: DeliveryResult } | undefined;
}

/**
 * Cost of delivery, by postcode (S1 §4 idle, loading, result, error; texts of S1 §5, §8). A form of its own without
 * JavaScript.
 */
export function DeliveryPanel({ path, money, asked }: DeliveryPanelProps) {
  const [result, setResult] = useState<DeliveryResult | "loading" | undefined>(asked?.result);
  // The last request is answered, and the button keeps its focus meanwhile.
  const latest = useRef<object>(undefined);
  const said = result === undefined || result === "loading" ? undefined : result;
  return (
    <section className={styles.panel} id="delivery" data-part="delivery" aria-labelledby="delivery-heading">
      <h2 className={styles.heading} id="delivery-heading">
        Delivery to you
      </h2>
      <form
        className={styles.form}
        method="get"
        action={`${path}#delivery`}
        data-event="calculatorUsed"
        onSubmit={(event) => {
          event.preventDefault();
          const postcode = formText(event.currentTarget, "postcode");
          const own = {};
          latest.current = own;
          setResult("loading");
          void import("./ask-delivery.ts")
            .then(({ askDelivery }) => askDelivery(postcode))
            // The network failed its code: it can be pressed again.
            .catch((): DeliveryResult => ({ ok: false, error: noDeliveryEstimate }))
            .then((answer) => latest.current === own && setResult(answer));
        }}
      >
        <label className={styles.field}>
          <span className={styles.label}>Your postcode</span>
          <input
            className={styles.input}
            name="postcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={8}
            size={8}
            defaultValue={asked?.postcode}
            aria-invalid={said?.ok === false || undefined}
            aria-describedby="delivery-answer"
          />
        </label>
        {/* Addresses drop what is empty: without JavaScript the button says that an empty field was sent. */}
        <button className={styles.button} type="submit" name="postcode" value=" " data-sends="">
          Estimate delivery
        </button>
      </form>
      <p className={styles.answer} id="delivery-answer" role="status" data-error={said?.ok === false || undefined}>
        {result === "loading" && "Looking up your postcode"}
        {said?.ok === false && said.error}
        {said?.ok && (
          <>
            Delivery to {said.name}: <strong>{said.price === 0 ? "Free" : formatMoney(said.price, money)}</strong>
          </>
        )}
      </p>
    </section>
  );
}
