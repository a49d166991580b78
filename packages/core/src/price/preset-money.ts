/** Most preset buttons in a row. */
const mostPresets = 8;

/**
 * The preset money buttons between two amounts in dollars, both included, on round steps (S2 §9).
 *
 * @example
 * presetMoneyButtons({ min: 5000, max: 70000 })     // [5000, 10000, 20000, 30000, 40000, 50000, 60000, 70000]
 * presetMoneyButtons({ min: 300000, max: 800000 })  // [300000, 400000, 500000, 600000, 700000, 800000]
 */
export function presetMoneyButtons({ min, max }: { min: number; max: number }): number[] {
  if (!(max > min)) return [min];
  const rough = (max - min) / (mostPresets - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power;
  const between = Array.from({ length: mostPresets }, (_, index) => (Math.floor(min / step) + 1 + index) * step);
  return [min, ...between.filter((value) => value > min && value < max), max];
}
