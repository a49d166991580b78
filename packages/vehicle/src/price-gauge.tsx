import { endpointPath, fetchEndpoint } from "@forecourt/api/fetch-endpoint";
import { comparisonText, formatMoney, gaugeAnimationMs, priceComparison } from "@forecourt/core";
import type { MoneyFormat, PriceComparison } from "@forecourt/core";
import type { CSSProperties, ReactNode } from "react";
import type { ComparisonPanelProps } from "./comparison-panel-props.ts";
import styles from "./vehicle-gauge.module.css";

/**
 * Asks how a price compares and draws it; null where nothing may be shown (S1 §5) or the call fails, which is logged
 * (S1 §7, §8).
 *
 * @example
 * await loadGauge({ slug, money }, new AbortController().signal) // <PriceGauge … />, or null
 */
export async function loadGauge(
  { slug, money, lowBandWord, hasReport = false }: ComparisonPanelProps,
  signal: AbortSignal,
): Promise<ReactNode> {
  try {
    const answer = await fetchEndpoint("GET /cars/{slug}/autogauge", { slug }, { signal });
    const comparison = priceComparison(answer, lowBandWord);
    return comparison ? (
      <PriceGauge
        comparison={comparison}
        sampleSize={answer.sample_size ?? undefined}
        money={money}
        report={hasReport ? endpointPath("GET /cars/{slug}/autogauge.pdf", { slug }) : undefined}
      />
    ) : null;
  } catch (error) {
    if (!signal.aborted) console.warn("[vehicle] The price comparison is hidden: it did not answer.", error);
    return null;
  }
}

/**
 * The gauge with what it says in words: nothing of it is told by colour or movement alone. It fills within 2.5 seconds
 * (S1 §9).
 */
function PriceGauge({
  comparison,
  sampleSize,
  money,
  report,
}: {
  comparison: PriceComparison;
  sampleSize: number | undefined;
  money: MoneyFormat;
  /** Address of its report. */
  report: string | undefined;
}) {
  const { fill, band, wording, listingDollars } = comparison;
  const { range, basis } = comparisonText(comparison, { money, sampleSize });
  const motion = { "--gauge-fill": String(100 - fill * 100), "--gauge-ms": `${gaugeAnimationMs}ms` } as CSSProperties;
  return (
    <div className={styles.row} data-band={band}>
      <svg className={styles.dial} viewBox="0 0 120 68" aria-hidden="true" style={motion}>
        <path className={styles.ground} pathLength="100" d="M10 60a50 50 0 0 1 100 0" />
        <path className={styles.fill} pathLength="100" d="M10 60a50 50 0 0 1 100 0" />
        <text className={styles.percent} x="60" y="58" textAnchor="middle">
          {formatMoney(listingDollars, money)}
        </text>
      </svg>
      <div className={styles.words}>
        <p className={styles.wording}>{wording}</p>
        <p>{range}</p>
        {basis !== undefined && <p className={styles.basis}>{basis}</p>}
        {report !== undefined && (
          <p className={styles.basis}>
            <a href={report} download rel="nofollow">
              Download the Autogauge report (PDF)
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
