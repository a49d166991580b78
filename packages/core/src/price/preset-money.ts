/** Round amounts between two preset buttons' ends, at most. */
const maxSteps = 7;

/**
 * The preset money buttons between two amounts in dollars, both included, on round steps of whole dollars (S2 §9); nine
 * at most.
 *
 * @example
 * presetMoneyButtons({ min: 5000, max: 70000 })     // [5000, 10000, 20000, 30000, 40000, 50000, 60000, 70000]
 * presetMoneyButtons({ min: 300000, max: 800000 })  // [300000, 400000, 500000, 600000, 700000, 800000]
 */
export function presetMoneyButtons({ min, max }: { min: number; max: number }): number[] {
  if (max <= min) return [min];
  const rough = (max - min) / maxSteps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power);
  const buttons = [min];
  for (let next = (Math.floor(min / step) + 1) * step; next < max; next += step) buttons.push(next);
  return [...buttons, max];
}
