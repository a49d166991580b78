import { useContext } from "react";
import { Scripts, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { hydrationScript } from "../server/hydration-script.ts";

/**
 * The scripts of a page. A built site writes them for itself: they come after the page's pictures (deferred-start.ts). A
 * browser, a development server and a template that finds its routes lazily leave them to React Router.
 *
 * @param waits the page is whole without its scripts: they wait for the shopper
 */
export function PageScripts({ waits }: { waits: boolean }) {
  const framework = useContext(FrameworkContext);
  const matches = useMatches();
  if (!import.meta.env.SSR || !import.meta.env.PROD || framework?.routeDiscovery.mode !== "initial") return <Scripts />;
  const { prepare, start } = hydrationScript({
    manifest: framework.manifest,
    handoff: framework.serverHandoffString ?? "{}",
    routes: matches.map(({ id }) => id),
    waits,
  });
  return (
    <>
      <script nonce={framework.nonce} dangerouslySetInnerHTML={{ __html: prepare }} />
      <script nonce={framework.nonce} type="module" async dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
