import { UnavailableError } from "../../base/errors/domain-error.ts";

/** When a service that did not answer may be asked again, in ms. */
export const serviceRetryMs = 5000;

/** What a shopper reads at a site that has nothing to text codes with. */
export function codesUnavailable(): UnavailableError {
  return new UnavailableError(
    "codes_unavailable",
    "No code can be texted at the moment. Please call us instead.",
    serviceRetryMs,
  );
}

/** What a shopper reads when no code went out. */
export function codeNotSent(): UnavailableError {
  return new UnavailableError("code_not_sent", "An unknown error occurred.", serviceRetryMs);
}
