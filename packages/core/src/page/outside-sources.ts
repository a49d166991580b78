import type { Site } from "../site/site-document.ts";

/** Sources of other companies that a page may use, by directive of its Content-Security-Policy. */
export interface OutsideSources {
  script: string[];
  style: string[];
  font: string[];
  connect: string[];
  frame: string[];
}

/** Where a container of Google Tag Manager comes from. */
const tagManagerOrigin = "https://www.googletagmanager.com";

/**
 * Sources of other companies that the pages of a site may use: its chat bot, once a shopper starts it (S1 §2), its tag
 * manager, and the entries of `csp` in the document.
 *
 * @example
 * outsideSources({ chat: { sources: [] }, analytics: { tagManager: "GTM-ABC123" }, csp: cspSettingsSchema.parse({}) }).script // ["https://www.googletagmanager.com"]
 */
export function outsideSources({
  chat,
  analytics: { tagManager },
  csp,
}: {
  chat: Pick<Site["chat"], "scriptUrl" | "sources">;
  analytics: Pick<Site["analytics"], "tagManager">;
  csp: Site["csp"];
}): OutsideSources {
  const { scripts, origins } = chatSources(chat);
  const tags = tagManager === undefined ? [] : [tagManagerOrigin];
  const sockets = origins.map((origin) => origin.replace("https:", "wss:"));
  return {
    script: once(scripts, tags, csp.scriptSrc),
    style: once(origins, csp.styleSrc),
    font: once(origins, csp.fontSrc),
    connect: once(origins, sockets, tags, csp.connectSrc),
    frame: once(origins, csp.frameSrc),
  };
}

/** Address of a chat bot's script, with the origins that it may load from, frame and speak to; none without a bot. */
function chatSources({ scriptUrl, sources }: Pick<Site["chat"], "scriptUrl" | "sources">) {
  const url = scriptUrl === undefined ? null : URL.parse(scriptUrl);
  if (!url) return { scripts: [], origins: [] };
  // A policy parts its sources by these.
  const path = url.pathname.replaceAll(";", "%3B").replaceAll(",", "%2C");
  return { scripts: [`${url.origin}${path}`, ...sources], origins: [url.origin, ...sources] };
}

const once = (...lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];
