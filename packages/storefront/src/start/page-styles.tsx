import { useContext, useState } from "react";
import { Links } from "react-router";
import { PageStartContext } from "./page-start.ts";
import { styleTextOf } from "./style-text.ts";
import { usedStylesMark } from "./used-styles-mark.ts";

/**
 * The style rules of a page. It links those of its template's sheet that it uses (used-styles.ts); all of it, in files
 * that are the same for all pages of a template, comes with the scripts. `<Links />` has what else the routes link.
 */
export function PageStyles() {
  const whole = useContext(PageStartContext)?.router?.sheet;
  const [sheet] = useState(() => (import.meta.env.SSR ? whole && usedRulesOf(whole) : writtenSheet()));
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet.href} data-layers={sheet.layers} data-whole={sheet.whole} />}
      <Links />
    </>
  );
}

/** The link of a sheet. */
interface PageSheet {
  href: string;
  /**
   * How many files hold all of the sheet's layers; filled in with the page's rules (used-styles.ts). Undefined where
   * the page links the whole sheet.
   */
  layers: string | undefined;
  /** The files of style that the page has all rules of, so that they do not come again; filled in likewise. */
  whole?: string | undefined;
}

/** All of a sheet that the server cannot read. */
const usedRulesOf = (whole: string): PageSheet =>
  styleTextOf(whole) === undefined
    ? { href: whole, layers: undefined }
    : { href: whole.replace(/(?=\.css$)/, `.${usedStylesMark}`), layers: "" };

/** The sheet as the server wrote it, since only the server knows which rules a page uses. */
function writtenSheet(): PageSheet | undefined {
  const link = document.querySelector<HTMLLinkElement>("link[data-layers]");
  return link
    ? { href: link.getAttribute("href") ?? "", layers: link.dataset["layers"], whole: link.dataset["whole"] }
    : undefined;
}
