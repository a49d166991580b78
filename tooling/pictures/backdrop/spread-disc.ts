/** Blurs as a lens does: each dot becomes a disc of the same light. */
export function spreadDisc(
  values: Float32Array,
  channels: number,
  width: number,
  height: number,
  radius: number,
): void {
  const reach = Math.round(radius);
  if (reach < 1) return;
  const half = Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const dy = index - reach;
    return Math.floor(Math.sqrt(Math.max(0, radius * radius - dy * dy)));
  });
  const area = half.reduce((sum, wide) => sum + 2 * wide + 1, 0);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  // Sums along each row make a disc as many differences as it has rows.
  const sums = new Float64Array((width + 1) * height * channels);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        const at = (row * (width + 1) + column) * channels + channel;
        sums[at + channels] = (sums[at] as number) + (values[(row * width + column) * channels + channel] as number);
      }
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      for (let channel = 0; channel < channels; channel += 1) {
        let sum = 0;
        for (let index = 0; index < half.length; index += 1) {
          const line = clamp(row + index - reach, height - 1) * (width + 1);
          const wide = half[index] as number;
          const [from, to] = [clamp(column - wide, width - 1), clamp(column + wide, width - 1) + 1];
          const part =
            (sums[(line + to) * channels + channel] as number) - (sums[(line + from) * channels + channel] as number);
          sum += (part / (to - from)) * (2 * wide + 1);
        }
        values[(row * width + column) * channels + channel] = sum / area;
      }
}
