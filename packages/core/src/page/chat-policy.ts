import type { Site } from "../site/site-document.ts";

/** What a page's Content-Security-Policy lets a chat bot do. */
export interface ChatPolicy {
  /** Address of its script, and origins of which any script may run. */
  scripts: string[];
  /** Origins that it may load from, frame and speak to. */
  origins: string[];
}

/**
 * What the pages of a site let its chat bot do, once a shopper starts it; undefined without one (S1 §2).
 *
 * @example
 * chatPolicy({ scriptUrl: "https://chat.example/bot.js?key=1", sources: [] }) // { scripts: ["https://chat.example/bot.js"], origins: ["https://chat.example"] }
 */
export function chatPolicy({
  scriptUrl,
  sources,
}: Pick<Site["chat"], "scriptUrl" | "sources">): ChatPolicy | undefined {
  const url = scriptUrl === undefined ? null : URL.parse(scriptUrl);
  if (!url) return undefined;
  // A policy parts its sources by these.
  const path = url.pathname.replaceAll(";", "%3B").replaceAll(",", "%2C");
  return { scripts: [`${url.origin}${path}`, ...sources], origins: [...new Set([url.origin, ...sources])] };
}
