import { UnavailableError } from "../errors/domain-error.ts";

/** What a shopper reads when more is asked for than can be made in time. The same may be asked again. */
export const overloadedRefusal = new UnavailableError(
  "overloaded",
  "Very many people ask at the same time. Please try again in a moment.",
  2000,
);
