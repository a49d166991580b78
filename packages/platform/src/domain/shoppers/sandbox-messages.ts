import type { TextMessage } from "./send-text.ts";

/** A message that the sandbox took instead of sending it. */
interface SandboxMessage extends TextMessage {
  site: string;
  at: Date;
}

/** Takes messages in development. They live in the memory of the process and are never written anywhere. */
export interface SandboxMessages {
  take(site: string, message: TextMessage): void;
  /** Newest first; of one site, or of all. */
  list(site?: string): SandboxMessage[];
}

const maxMessages = 100;

/** Opens an empty sandbox that keeps the last hundred messages. */
export function createSandboxMessages(now: () => Date): SandboxMessages {
  const messages: SandboxMessage[] = [];
  return {
    take(site, message) {
      messages.unshift({ ...message, site, at: now() });
      messages.length = Math.min(messages.length, maxMessages);
    },
    list: (site) => messages.filter((message) => site === undefined || message.site === site),
  };
}
