import { useContext, useState } from "react";
import { Scripts, useMatches } from "react-router";
import { hydrationScript } from "./hydration-script.ts";
import { PageStartContext } from "./page-start.ts";

/**
 * The scripts of a page. A built site writes them for itself: they come after the page's pictures
 * (hydration-script.ts). A development server leaves them to React Router.
 *
 * @param filters the page has filters, which are answered before its scripts are there
 */
export function PageScripts({ filters }: { filters: boolean }) {
  const page = useContext(PageStartContext);
  const matches = useMatches();
  // React Router's would take over some forty preloads of files in the head, and take them out at the first press.
  const [isOwn] = useState(() =>
    import.meta.env.SSR ? page?.router !== undefined : document.querySelector("script[data-start]") !== null,
  );
  if (!isOwn) return <Scripts />;
  // A browser runs what the server wrote, and has no code to write it.
  const { prepare, start } =
    import.meta.env.SSR && page?.router
      ? hydrationScript({ router: page.router, routes: matches.map(({ id }) => id), filters })
      : { prepare: "", start: "" };
  return (
    <>
      <script nonce={page?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: prepare }} />
      <script
        nonce={page?.nonce}
        type="module"
        async
        data-start=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: start }}
      />
    </>
  );
}
