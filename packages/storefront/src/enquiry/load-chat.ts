/** Heard by a chat bot: a shopper wants it open. */
export const chatEvent = "forecourt:chat";

let loading: Promise<void> | undefined;
let isLoaded = false;

/** Whether the bot is on the page. */
export const isChatLoaded = (): boolean => isLoaded;

/**
 * Loads the script of a chat bot, once a document. From then on the page's chat buttons open it in place of the
 * enquiry.
 *
 * @throws Error where the script does not come; a later call tries again
 */
export async function loadChat(url: string): Promise<void> {
  loading ??= addScript(url);
  try {
    await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
  if (isLoaded) return;
  isLoaded = true;
  // Ahead of the page's own links.
  document.addEventListener("click", openInPlace, { capture: true });
}

/** Asks the bot to open. */
export function openChat(): void {
  dispatchEvent(new CustomEvent(chatEvent, { detail: { page: location.pathname } }));
}

function openInPlace(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (!(event.target instanceof Element) || !event.target.closest("a[data-chat]")) return;
  event.preventDefault();
  event.stopPropagation();
  openChat();
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.referrerPolicy = "strict-origin";
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("[chat] The script of the chat bot did not come."));
    });
    document.head.append(script);
  });
}
