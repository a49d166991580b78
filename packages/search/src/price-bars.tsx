import styles from "./search-range.module.css";

/** Width of one bar and its gap in the picture, in its own units. */
const barWidth = 10;
const height = 44;

/** How many cars there are at each price, as bars over the slider. For the eye alone: the counts are on the page already. */
export function PriceBars({ bars }: { bars: readonly number[] }) {
  const most = Math.max(1, ...bars);
  const outline = bars.map((cars, bar) => {
    // A single car must be seen beside a hundred.
    const tall = cars === 0 ? 0 : Math.max(2, Math.round((cars / most) * height));
    return tall === 0 ? "" : `M${bar * barWidth + 1} ${height}v-${tall}h${barWidth - 2}v${tall}z`;
  });
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${bars.length * barWidth} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outline.join("")} />
    </svg>
  );
}
