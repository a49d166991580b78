import { Button } from "@forecourt/ui-kit/button";
import { useState } from "react";
import { isChatLoaded, loadChat, openChat } from "./load-chat.ts";
import styles from "./storefront-chat.module.css";

/** Props of {@link ChatOffer}. */
export interface ChatOfferProps {
  /** Address of the bot's script. */
  url: string;
  /** The bot is open: what lies over the page may go. */
  onOpen: () => void;
}

/**
 * The chat above an enquiry (S1 §2 "Instant Message"): who runs it, and a button that loads it. Nothing is asked of
 * that company before the shopper presses it. Without JavaScript there is the enquiry alone.
 */
export function ChatOffer({ url, onOpen }: ChatOfferProps) {
  const [state, setState] = useState<"asked" | "loading" | "failed">("asked");
  const start = async () => {
    setState("loading");
    try {
      await loadChat(url);
      setState("asked");
      openChat();
      onOpen();
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.offer} data-scripted>
      <Button type="button" variant="secondary" loading={state === "loading"} onClick={() => void start()}>
        {isChatLoaded() ? "Open the chat" : "Start the chat"}
      </Button>
      <p className={styles.note}>
        The chat is run by {new URL(url).host}, another company. Once you start it, it sees your visit and may keep
        cookies. Or write to us below.
      </p>
      <p className={styles.note} role="status">
        {state === "loading" && "Loading the chat"}
        {state === "failed" && "The chat cannot be reached now. Please write to us below."}
      </p>
    </div>
  );
}
