import { Field } from "@forecourt/ui-kit/field";
import type { FieldTexts } from "@forecourt/ui-kit/field";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";
import { fieldParts } from "../internal/field-parts.ts";
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
export function TextArea({ rows = 4, ref, ...props }: TextAreaProps) {
  const { field, own } = fieldParts(props);
  const early = useEarlyInput<HTMLTextAreaElement>(own.value);
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={rows}
          {...own}
          {...control}
          ref={mergeRefs(early, ref)}
          className={cx(control.className, styles.area)}
        />
      )}
    </Field>
  );
}
