import styles from "./search-range.module.css";

/** Size of the picture, in its own units. */
const width = 400;
const height = 44;
/** Between two bars. */
const gap = 1;

/** Props of {@link PriceBars}. */
export interface PriceBarsProps {
  /** Cars at each part of the scale. */
  bars: readonly number[];
  /** Start of each bar on the track, and the end of the last one, as shares from 0 to 1. */
  edges: readonly number[];
}

/**
 * How many cars there are at each price, as bars over the slider. For the eye alone: the counts are on the page
 * already.
 */
export function PriceBars({ bars, edges }: PriceBarsProps) {
  const most = Math.max(1, ...bars);
  const places = edges.map((edge) => Math.round(edge * width));
  const outline = bars.map((cars, bar) => {
    // A single car must be seen beside a hundred.
    const tall = cars === 0 ? 0 : Math.max(2, Math.round((cars / most) * height));
    const { [bar]: from = 0, [bar + 1]: to = 0 } = places;
    return tall === 0 ? "" : `M${from} ${height}v-${tall}h${Math.max(1, to - from - gap)}v${tall}z`;
  });
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={outline.join("")} />
    </svg>
  );
}
