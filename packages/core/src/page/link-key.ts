/** Id and secret of something that a shopper began, as its link has them. */
export interface LinkKey {
  id: string;
  secret: string;
}

/**
 * What the parameter of such a link names; undefined for anything that is none.
 *
 * @example
 * linkKey("5b0e3a52-6a1f-4f0e-9a2c-0f4a1c2d3e4f.c2VjcmV0LW9mLXRoZS1saW5r")?.secret // "c2VjcmV0LW9mLXRoZS1saW5r"
 */
export function linkKey(value: string | null): LinkKey | undefined {
  const [, id, secret] = /^([\da-f-]{36})\.([\w-]{20,100})$/.exec(value ?? "") ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}
