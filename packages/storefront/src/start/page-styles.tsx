import { useContext, useState } from "react";
import { Links } from "react-router";
import { PageStartContext } from "./page-start.ts";
import { styleTextOf } from "./style-text.ts";
import { usedStylesMark } from "./used-styles-mark.ts";

/**
 * The style rules of a page. It links those of its template's sheet that it uses (used-styles.ts); the whole sheet, one for all pages of a
 * template, comes with the scripts. `<Links />` has what else the routes link.
 */
export function PageStyles() {
  const whole = useContext(PageStartContext)?.router?.sheet;
  const [sheet] = useState(() => (import.meta.env.SSR ? whole && usedRulesOf(whole) : writtenSheet()));
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

/** All of a sheet that the server cannot read. */
const usedRulesOf = (whole: string): PageSheet => ({
  whole,
  used: styleTextOf(whole) === undefined ? whole : whole.replace(/(?=\.css$)/, `.${usedStylesMark}`),
});

/** As the server wrote it: only that knows which rules a page uses. */
function writtenSheet(): PageSheet | undefined {
  const link = document.querySelector<HTMLLinkElement>("link[data-whole]");
  return link ? { whole: link.dataset["whole"] ?? "", used: link.getAttribute("href") ?? "" } : undefined;
}
