import { Choice } from "../internal/choice.tsx";
import type { ChoiceProps } from "../internal/choice.tsx";

/**
 * Props of {@link Radio}: those of its `<input>` (they and `ref` go to it, `className` to the whole); `children` is the
 * label.
 */
export interface RadioProps extends ChoiceProps {}

/**
 * One of several that exclude each other; put them in a {@link Fieldset} with one `name`. State hook: `data-invalid`.
 *
 * @example
 * <Fieldset legend="How should we reach you?"><Radio name="contact" value="phone">Phone</Radio><Radio name="contact" value="email">Email</Radio></Fieldset>
 */
export function Radio(props: RadioProps) {
  return <Choice {...props} type="radio" />;
}
