import { createElement } from "react";
import { UNSAFE_useScrollRestoration as useScrollRestoration } from "react-router";

/** Under which React Router keeps the positions of the tab's pages. */
const storageKey = "react-router-scroll-positions";

/** Scrolls to where the page was left, before its scripts are there. */
const restore = `(k=>{let s=history.state;if(!s||!s.key)history.replaceState(s={key:Math.random().toString(32).slice(2)},"");try{const y=JSON.parse(sessionStorage.getItem(k)||"{}")[s.key];if(typeof y=="number")scrollTo(0,y)}catch{}})("${storageKey}")`;

/**
 * React Router's `<ScrollRestoration />`, whose own script throws in a browser that refuses storage. A browser runs
 * what the server wrote, and has no code to write it.
 */
export function ScrollRestoration({ nonce }: { nonce: string | undefined }) {
  useScrollRestoration({ storageKey });
  return createElement("script", {
    nonce,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? restore : "" },
  });
}
