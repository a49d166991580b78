const formats = new Map<string, Intl.NumberFormat>();

/** An `Intl.NumberFormat`, made once per locale and shape: making one costs a hundred times what using it does. */
export function numberFormat(locale: string, shape: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}|${shape}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  formats.set(key, made);
  return made;
}

/**
 * A number with the locale's separators and at most `digits` decimals.
 *
 * @example
 * formatNumber(23255, "en-AU") // "23,255"
 */
export function formatNumber(value: number, locale: string, digits = 0): string {
  return numberFormat(locale, `number${digits}`, { maximumFractionDigits: digits }).format(value);
}

/**
 * A distance on the odometer, in kilometres; undefined (shown blank) when it is not a number (S2 §5).
 *
 * @example
 * formatKm(23255, "en-AU") // "23,255 km"
 */
export function formatKm(km: number | null | undefined, locale: string): string | undefined {
  return typeof km === "number" && Number.isFinite(km) && km >= 0 ? `${formatNumber(km, locale)} km` : undefined;
}
