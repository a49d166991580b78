import type { Site } from "@forecourt/core/schemas";
import type { DatabaseWriter } from "../../records/bump-version.ts";

/** What a shopper says of themselves when asking for a code (S2 §7 "metadata"). */
export interface CodeProfile {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
}

/** A code to be sent. */
export interface CodeRequest {
  site: Site;
  /** Checked, in international form. */
  phone: string;
  profile: CodeProfile;
  /** Id of the browser that asks for it. */
  asker: string;
  dealershipSlug?: string | undefined;
}

/** What remains to be done about a code inside the transaction that acts on it: undefined when the code was wrong. */
type Proof = (tx: DatabaseWriter) => Promise<CodeProfile | undefined>;

/**
 * Proves that a phone number is a shopper's (issue 7 point 5). Limits, users, sessions and records of verification are
 * the platform's own, the same for each implementation; a new one sends codes and says whether one was right.
 */
export interface PhoneIdentity {
  /**
   * Sends a code.
   *
   * @returns the code itself where this is a demonstration and nobody was texted; else undefined
   * @throws TooManyError where the service of the site has limits of its own, UnavailableError `code_not_sent`
   */
  send(request: CodeRequest): Promise<string | undefined>;
  /**
   * Begins to check a code. The answer is a function for the transaction that makes user and session, so that a code is
   * used up together with what it was used for, or not at all.
   *
   * @throws UnavailableError `verification_failed` when the service could not be asked
   */
  prove(attempt: { site: Site; phone: string; code: string; asker: string; now: Date }): Promise<Proof>;
}
