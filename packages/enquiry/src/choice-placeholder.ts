/**
 * What a choice reads before anything is chosen; as a value it says nothing (S1 §5 "radio option helpers").
 *
 * @example
 * choicePlaceholder("Dealership") // "Choose a dealership"
 */
export function choicePlaceholder(label: string): string {
  return `Choose a ${label.toLowerCase()}`;
}
