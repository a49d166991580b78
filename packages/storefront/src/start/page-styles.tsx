import { useContext, useState } from "react";
import { Links } from "react-router";
import type { EntryContext } from "react-router";
import { PageStartContext } from "./page-start.ts";
import { styleTextOf } from "./style-text.ts";
import { usedStylesMark } from "./used-styles-mark.ts";

/**
 * The style rules of a page. Those that it uses stand in it, so that nothing has to be fetched before the first paint (used-styles.ts); the
 * whole sheet, one for all pages of a template, comes with the scripts. `<Links />` has what else the routes link.
 */
export function PageStyles() {
  const page = useContext(PageStartContext);
  const [sheet] = useState(() => (import.meta.env.SSR ? page?.isOwn && inlinedSheet(page.manifest) : writtenSheet()));
  return (
    <>
      {sheet && (
        <style
          nonce={page?.nonce}
          data-styles={sheet}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? usedStylesMark : "" }}
        />
      )}
      <Links />
    </>
  );
}

/** Address of a template's sheet. React Router would link it, and have the first paint wait for it: it is taken off its list. */
function inlinedSheet(manifest: EntryContext["manifest"]): string | undefined {
  const known = inlined.get(manifest);
  if (known !== undefined) return known;
  const { root } = manifest.routes;
  const [sheet] = root?.css ?? [];
  if (!root || sheet === undefined || styleTextOf(sheet) === undefined) return undefined;
  inlined.set(manifest, sheet);
  root.css = [];
  return sheet;
}

const inlined = new WeakMap<object, string>();

const writtenSheet = (): string | undefined =>
  document.querySelector<HTMLStyleElement>("style[data-styles]")?.dataset["styles"];
