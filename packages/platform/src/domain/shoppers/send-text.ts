import type { Site } from "@forecourt/core/schemas";

/** A text message. */
export interface TextMessage {
  /** International form. */
  to: string;
  text: string;
  /** The same for every attempt: the service sends a text of an id once. @default each attempt is a text of its own */
  id?: string;
}

/**
 * Sends a text message for a site: the port to the outside, with a sandbox (`createSandboxMessages`) and a client over
 * HTTP (`sendTextOverHttp`).
 *
 * @returns `demonstrated` where the sandbox took it and nobody was texted
 * @throws Error when it was not taken; the message of the error holds no contact detail.
 */
export type SendText = (site: Site, message: TextMessage) => Promise<"demonstrated" | undefined>;
