import { useContext } from "react";
import { Scripts, useMatches } from "react-router";
import { hydrationScript } from "./hydration-script.ts";
import { PageStartContext } from "./page-start.ts";

/**
 * The scripts of a page. A built site writes them for itself: they come after the page's pictures (hydration-script.ts). A
 * browser, a development server and a template that finds its routes lazily leave them to React Router.
 *
 * @param filters the page has filters, which are answered before its scripts are there
 */
export function PageScripts({ filters }: { filters: boolean }) {
  const page = useContext(PageStartContext);
  const matches = useMatches();
  if (!import.meta.env.SSR || !page?.isOwn) return <Scripts />;
  const { nonce, manifest, handoff } = page;
  const { prepare, start } = hydrationScript({ manifest, handoff, routes: matches.map(({ id }) => id), filters });
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: prepare }} />
      <script nonce={nonce} type="module" async dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
