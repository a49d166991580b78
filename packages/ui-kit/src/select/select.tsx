import { Field } from "@forecourt/ui-kit/field";
import type { FieldTexts } from "@forecourt/ui-kit/field";
import { IconChevronDown } from "@forecourt/ui-kit/icon";
import type { ComponentPropsWithRef } from "react";
import { cx } from "../internal/cx.ts";
import { fieldParts } from "../internal/field-parts.ts";
import { mergeRefs } from "../internal/merge-refs.ts";
import { useEarlyInput } from "../internal/use-early-input.ts";
import styles from "./ui-select.module.css";

/** Props of {@link Select}: those of a `<select>` (they and `ref` go to it, `className` to the whole field). */
export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<"select">, "size"> {
  /** First option, with an empty value: "Any make". */
  placeholder?: string | undefined;
}

/**
 * A native select: every phone shows its own wheel, every keyboard types ahead. State hook: `data-invalid`.
 *
 * @example
 * <Select label="Make" name="make" placeholder="Any make"><option>Mazda</option></Select>
 */
export function Select({ placeholder, children, ref, ...props }: SelectProps) {
  const { field, own } = fieldParts(props);
  const early = useEarlyInput<HTMLSelectElement>(own.value);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box}>
          <select {...own} {...control} ref={mergeRefs(early, ref)} className={cx(control.className, styles.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {children}
          </select>
          <IconChevronDown className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
