import { Field } from "@forecourt/ui-kit/field";
import type { FieldTexts } from "@forecourt/ui-kit/field";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";
import { mergeRefs } from "../internal/merge-refs.ts";
import { useEarlyInput } from "../internal/use-early-input.ts";
import styles from "./ui-text-area.module.css";

/** Props of {@link TextArea}: those of a `<textarea>` (they and `ref` go to it, `className` to the whole field). */
export interface TextAreaProps extends FieldTexts, ComponentPropsWithRef<"textarea"> {}

/**
 * Several lines of text; grows with what is typed where the browser can. State hook: `data-invalid`.
 *
 * @example
 * <TextArea label="Your message" name="message" rows={4} optional />
 */
export function TextArea({
  label,
  hideLabel,
  help,
  error,
  optional,
  id,
  className,
  rows = 4,
  ref,
  ...rest
}: TextAreaProps) {
  const own = useEarlyInput<HTMLTextAreaElement>(rest.value);
  return (
    <Field
      id={id}
      label={label}
      hideLabel={hideLabel}
      help={help}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          ref={mergeRefs(own, ref)}
          className={cx(control.className, styles.area)}
        />
      )}
    </Field>
  );
}
