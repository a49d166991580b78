/** Class names of an element: the kit's first, then the consumer's. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
