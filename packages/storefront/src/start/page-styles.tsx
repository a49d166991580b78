import { useContext, useState } from "react";
import { Links } from "react-router";
import type { EntryContext } from "react-router";
import { PageStartContext } from "./page-start.ts";
import { styleTextOf } from "./style-text.ts";
import { usedStylesMark } from "./used-styles-mark.ts";

/**
 * The style rules of a page. It links those of its template's sheet that it uses (used-styles.ts); the whole sheet, one for all pages of a
 * template, comes with the scripts. `<Links />` has what else the routes link.
 */
export function PageStyles() {
  const page = useContext(PageStartContext);
  const [sheet] = useState(() => (import.meta.env.SSR ? page?.isOwn && usedRulesOf(page.manifest) : writtenSheet()));
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet.used} data-whole={sheet.whole} />}
      <Links />
    </>
  );
}

/** Addresses of a style sheet and of those of its rules that a page uses. */
interface PageSheet {
  whole: string;
  used: string;
}

/** The sheet of a template. React Router would link it, and have the first paint wait for all of it: it is taken off its list. */
function usedRulesOf(manifest: EntryContext["manifest"]): PageSheet | undefined {
  const known = linked.get(manifest);
  if (known !== undefined) return known;
  const { root } = manifest.routes;
  const [whole] = root?.css ?? [];
  if (!root || whole === undefined || styleTextOf(whole) === undefined) return undefined;
  const sheet = { whole, used: whole.replace(/(?=\.css$)/, `.${usedStylesMark}`) };
  linked.set(manifest, sheet);
  root.css = [];
  return sheet;
}

const linked = new WeakMap<object, PageSheet>();

/** As the server wrote it: only that knows which rules a page uses. */
function writtenSheet(): PageSheet | undefined {
  const link = document.querySelector<HTMLLinkElement>("link[data-whole]");
  return link ? { whole: link.dataset["whole"] ?? "", used: link.getAttribute("href") ?? "" } : undefined;
}
