import { ApiRefusal } from "../../http/answers/api-refusal.ts";

/** What a shopper reads when more is asked for than can be made in time. The same may be asked again. */
export const overloadedRefusal = new ApiRefusal(
  503,
  "overloaded",
  "Very many people ask at the same time. Please try again in a moment.",
  { headers: { "retry-after": "2" } },
);
