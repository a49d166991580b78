/**
 * Rounds to `places` decimals, halves away from zero, on the decimal value that the number prints as: 1.005 is one
 * dollar and half a cent, although the double nearest to it is a little less.
 *
 * @example
 * roundHalfUp(1.005, 2) // 1.01
 */
export function roundHalfUp(value: number, places = 0): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value;
  const size = Math.abs(value);
  // Moving the point in the text is exact; multiplying by a power of ten is not.
  const rounded = shift(Math.round(shift(size, places)), -places);
  return Math.sign(value) * rounded;
}

function shift(value: number, places: number): number {
  const [digits, exponent] = String(value).split("e");
  return Number(`${digits}e${Number(exponent ?? 0) + places}`);
}
