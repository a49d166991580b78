import { Field } from "@forecourt/ui-kit/field";
import type { FieldTexts } from "@forecourt/ui-kit/field";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import { fieldParts } from "../internal/field-parts.ts";
import { mergeRefs } from "../internal/merge-refs.ts";
import { useEarlyInput } from "../internal/use-early-input.ts";
import styles from "./ui-text-field.module.css";

/**
 * Props of {@link TextField}: those of an `<input>` (they and `ref` go to the input, `className` to the whole field).
 */
export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<"input">, "prefix" | "size"> {
  /** A unit before the value: "$". */
  prefix?: ReactNode;
  /** A unit after the value: "km". */
  suffix?: ReactNode;
}

/**
 * A line of text, a number, an email, a phone number: label above, help and error under it. State hook: `data-invalid`.
 *
 * @example
 * <TextField label="Mobile" name="phone" type="tel" autoComplete="tel" inputMode="tel" required error={errors.phone} />
 */
export function TextField({ prefix, suffix, ref, ...props }: TextFieldProps) {
  const { field, own } = fieldParts(props);
  const early = useEarlyInput<HTMLInputElement>(own.value);
  return (
    <Field {...field}>
      {(control) => {
        const input = (
          <input
            type="text"
            {...own}
            {...control}
            ref={mergeRefs(early, ref)}
            className={cx(control.className, styles.input)}
          />
        );
        if (!prefix && !suffix) return input;
        return (
          <span
            className={styles.group}
            data-prefix={Boolean(prefix) || undefined}
            data-suffix={Boolean(suffix) || undefined}
          >
            {prefix && <span className={styles.prefix}>{prefix}</span>}
            {input}
            {suffix && <span className={styles.suffix}>{suffix}</span>}
          </span>
        );
      }}
    </Field>
  );
}
