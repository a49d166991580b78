/** Id and secret of something that a shopper began, as its link has them. */
export interface LinkKey {
  id: string;
  secret: string;
}

/**
 * What the parameter of such a link names; undefined for anything that is none.
 *
 * @example
 * linkKey("5b0e…-….c2VjcmV0…") // { id: "5b0e…", secret: "c2VjcmV0…" }
 */
export function linkKey(value: string | null): LinkKey | undefined {
  const [, id, secret] = /^([\da-f-]{36})\.([\w-]{20,100})$/.exec(value ?? "") ?? [];
  return id === undefined || secret === undefined ? undefined : { id, secret };
}
