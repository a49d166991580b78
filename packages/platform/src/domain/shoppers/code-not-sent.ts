import { UnavailableError } from "../../base/errors/domain-error.ts";

/** When a service that did not answer may be asked again, in ms. */
export const serviceRetryMs = 5000;

/** What a shopper reads when no code went out. */
export function codeNotSent(): UnavailableError {
  return new UnavailableError("code_not_sent", "An unknown error occurred.", serviceRetryMs);
}
