import type { SearchResponse } from "@forecourt/api";
import { emptySearchQuery, stockCount, stockWord } from "@forecourt/core";
import { Button } from "@forecourt/ui-kit/button";
import { latePart, staticPart } from "@forecourt/ui-kit/lazy-part";
import { useEffect, useRef, useState } from "react";
import { restoreChoices, choicesOf, saveChoices } from "./finder-choice-memory.ts";
import styles from "./search-finder.module.css";
import type { SearchHistoryStore } from "./suggest/search-history-store.ts";

const Choices = staticPart("div", async () => (await import("./late-finder.ts")).FinderChoices);

const KeywordBox = latePart("keyword-box", loadKeywordBox, { waitsFor: "touch" });

/** The box with the suggestions that a shopper who goes to it is shown, side by side. */
async function loadKeywordBox() {
  const [{ KeywordBox }] = await Promise.all([
    import("./late-finder.ts"),
    import("./suggest/keyword-suggestions.tsx").catch(() => undefined),
  ]);
  return KeywordBox;
}

/** Props of {@link StockFinder}. */
export interface StockFinderProps {
  /** Path that the form leads to. */
  basePath: string;
  /** Facets of all stock, for the choices. */
  facets: SearchResponse["facets"];
  /** Number of cars without a choice. */
  count: number;
  locale: string;
  /** The button's word for the stock, in the plural (S1 §2 "Show Me {count} {vehicle type}"). @default "cars" */
  vehicleType?: string;
  /** Prices offered as an upper limit, in dollars. */
  prices: readonly number[];
  /** A box for words and whole sentences above the choices; where the last searches are kept. @default no box */
  keywords?: { placeholder: string; history?: SearchHistoryStore | undefined } | undefined;
}

/**
 * The stock search of a home page: a box for words and sentences, and a plain form whose button says how many cars the
 * choices leave.
 */
export function StockFinder({
  basePath,
  facets,
  count,
  locale,
  vehicleType = "cars",
  prices,
  keywords,
}: StockFinderProps) {
  const [found, setFound] = useState<number | undefined>(count);
  const asked = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const recount = async (isFirst = false) => {
    const turn = (asked.current += 1);
    const filled = choicesOf(form.current);
    if (isFirst && filled.length === 0) return;
    const { countStock } = await import("./late-finder.ts");
    const answer = await countStock(filled).catch(() => undefined);
    if (asked.current === turn) setFound(answer);
  };
  const recounting = useRef(recount);
  useEffect(() => {
    const fields = form.current;
    // React hears no change of a field that it has not rendered.
    const onChange = () => {
      saveChoices(fields);
      void recounting.current().catch(() => undefined);
    };
    fields?.addEventListener("change", onChange);
    restoreChoices(fields);
    // Choices made before the scripts loaded are stored too.
    if (choicesOf(fields).length > 0) saveChoices(fields);
    // Choices made before the scripts loaded, or restored by the browser, count too.
    void recounting.current(true).catch(() => undefined);
    return () => fields?.removeEventListener("change", onChange);
  }, []);
  return (
    <div className={styles.card} data-part="stock-finder">
      {keywords && (
        <div className={styles.keywords}>
          <KeywordBox
            basePath={basePath}
            search={emptySearchQuery}
            placeholder={keywords.placeholder}
            vehicles={vehicleType}
            locale={locale}
            history={keywords.history}
          />
        </div>
      )}
      <form
        className={styles.form}
        action={basePath}
        method="get"
        aria-label={`Find a ${stockWord(vehicleType)}`}
        data-search-form
        ref={form}
      >
        <Choices facets={facets} prices={prices} locale={locale} />
        <Button type="submit" className={styles.submit}>
          <span aria-live="polite">
            Show Me {found === undefined ? vehicleType : stockCount(found, vehicleType, locale)}
          </span>
        </Button>
      </form>
    </div>
  );
}
