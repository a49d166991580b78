/** A smooth function of one coordinate in metres. */
export type Curve = (at: number) => number;
/** Corner of an outline: `[at, value]`. */
export type Point = readonly [number, number];

const step = 0.004;

/**
 * A polyline with rounded corners: `corners` are joined by straight lines, and the whole is blurred, so that neither
 * slope nor curvature jumps. Outside the corners the first and last lines go on.
 *
 * @param radius how far the rounding reaches, in metres
 */
export function curve(corners: readonly Point[], radius: number): Curve {
  const first = corners[0];
  const last = corners.at(-1);
  if (!first || !last) throw new Error("[pictures] A curve needs at least one corner; give one as [at, value].");
  const start = first[0] - 0.6;
  const count = Math.ceil((last[0] + 0.6 - start) / step) + 2;
  let table = Float64Array.from({ length: count }, (_, index) => straight(corners, start + index * step));
  const reach = Math.max(1, Math.round(radius / step / 1.7));
  for (let pass = 0; pass < 3; pass += 1) table = blurred(table, reach);
  return (at) => {
    const position = Math.min(Math.max((at - start) / step, 1), count - 3);
    const index = Math.floor(position);
    const t = position - index;
    const a = table[index - 1] as number;
    const b = table[index] as number;
    const c = table[index + 1] as number;
    const d = table[index + 2] as number;
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
}

function straight(corners: readonly Point[], at: number): number {
  let low = corners[0] as Point;
  let high = corners[1] ?? low;
  for (let index = 1; index < corners.length; index += 1) {
    low = corners[index - 1] as Point;
    high = corners[index] as Point;
    if (at <= high[0]) break;
  }
  const span = high[0] - low[0];
  return span === 0 ? low[1] : low[1] + ((high[1] - low[1]) * (at - low[0])) / span;
}

function blurred(table: Float64Array, reach: number): Float64Array<ArrayBuffer> {
  const result = new Float64Array(table.length);
  const value = (index: number) => {
    const end = table.length - 1;
    if (index < 0) return 2 * (table[0] as number) - (table[Math.min(-index, end)] as number);
    if (index > end) return 2 * (table[end] as number) - (table[Math.max(2 * end - index, 0)] as number);
    return table[index] as number;
  };
  let sum = 0;
  for (let index = -reach; index <= reach; index += 1) sum += value(index);
  for (let index = 0; index < table.length; index += 1) {
    result[index] = sum / (2 * reach + 1);
    sum += value(index + reach + 1) - value(index - reach);
  }
  return result;
}

/** The larger of two distances, rounded over `k` metres where they meet (an edge becomes a fillet). */
export function smoothMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (h * h * h * k) / 6;
}

/** The smaller of two distances, rounded over `k` metres where they meet (two volumes flow into each other). */
export function smoothMin(a: number, b: number, k: number): number {
  return -smoothMax(-a, -b, k);
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function ramp(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}
