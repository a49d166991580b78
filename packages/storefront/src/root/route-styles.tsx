import { useContext, useEffect, useMemo, useState } from "react";
import { Links, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from "react-router";
import { dropInlinedStyles } from "./drop-inlined-styles.ts";
import { registerInlinedStyles } from "./register-inlined-styles.ts";
import { styleTextOf } from "./style-text.ts";
import { usedStylesMark } from "./used-styles-mark.ts";

/**
 * The `links` of the pages on screen and their style sheets. On a first visit the rules that the page uses stand in the page itself, so
 * that nothing has to be fetched before the first paint; the whole sheets come with its scripts, those of pages opened later are linked.
 */
export function RouteStyles() {
  const framework = useContext(FrameworkContext);
  const matches = useMatches();
  const [inline] = useState(() =>
    import.meta.env.SSR
      ? sheetsOf(matches, framework?.manifest.routes).filter((href) => styleTextOf(href) !== undefined)
      : inlineStyles(framework?.manifest.routes),
  );
  useEffect(() => {
    if (framework?.routeDiscovery.mode !== "initial") registerInlinedStyles(inline, document.head);
  }, [inline, framework]);
  const withoutInline = useMemo(() => {
    if (!framework || inline.length === 0) return framework;
    const routes = Object.entries(framework.manifest.routes).map(([id, route]) => [
      id,
      route && { ...route, css: route.css?.filter((href) => !inline.includes(href)) },
    ]);
    return { ...framework, manifest: { ...framework.manifest, routes: Object.fromEntries(routes) } };
  }, [framework, inline]);
  // What React Router starts by itself fetches no sheets: then all rules stand in the page.
  const styleText =
    framework?.routeDiscovery.mode === "initial"
      ? usedStylesMark
      : inline.map((href) => styleTextOf(href) ?? "").join("");
  return (
    <>
      {inline.length > 0 && (
        <style
          nonce={framework?.nonce}
          data-styles={inline.join(" ")}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? styleText : "" }}
        />
      )}
      <FrameworkContext value={withoutInline}>
        <Links />
      </FrameworkContext>
    </>
  );
}

const sheetsOf = (
  matches: readonly { id: string }[],
  routes: Record<string, { css?: string[] } | undefined> = {},
): string[] => [...new Set(matches.flatMap(({ id }) => routes[id]?.css ?? []))];

/** Addresses of the style sheets that the server wrote into the page; the router need not fetch them. */
function inlineStyles(routes: Parameters<typeof dropInlinedStyles>[0] = {}): string[] {
  const inline = document.querySelector<HTMLStyleElement>("style[data-styles]")?.dataset["styles"]?.split(" ") ?? [];
  dropInlinedStyles(routes, inline);
  return inline;
}
