import { Choice } from "../internal/choice.tsx";
import type { ChoiceProps } from "../internal/choice.tsx";

/**
 * Props of {@link Checkbox}: those of its `<input>` (they and `ref` go to it, `className` to the whole); `children` is
 * the label.
 */
export interface CheckboxProps extends ChoiceProps {}

/**
 * A yes or no, or one of several that may all be on. Label, box and help are one target, 38 px high and 44 on touch.
 * State hook: `data-invalid`.
 *
 * @example
 * <Checkbox name="terms" required error={errors.terms}>I have read the <a href="/privacy">privacy policy</a></Checkbox>
 */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}
