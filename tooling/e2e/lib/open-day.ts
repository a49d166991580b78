/** A day of the next two weeks on which every demo dealer is open, a Wednesday: `2026-12-02`. */
export function openDay(): string {
  const inAWeek = Date.now() + 7 * 86_400_000;
  return new Date(inAWeek + ((10 - new Date(inAWeek).getUTCDay()) % 7) * 86_400_000).toISOString().slice(0, 10);
}
