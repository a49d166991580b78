const defaultMegabytes = 2000;

/**
 * What the made pictures of a data folder may take, in bytes: FORECOURT_IMAGE_CACHE_MB, else two gigabytes.
 *
 * @throws Error when the variable is no number of megabytes from 10 on
 * @example
 * imageCacheLimit({ FORECOURT_IMAGE_CACHE_MB: "500" }) // 500_000_000
 */
export function imageCacheLimit(env: Readonly<Record<string, string | undefined>>): number {
  const said = env.FORECOURT_IMAGE_CACHE_MB;
  const megabytes = said ? Number(said) : defaultMegabytes;
  if (!Number.isInteger(megabytes) || megabytes < 10)
    throw new Error(
      `[images] FORECOURT_IMAGE_CACHE_MB is "${said}", which is no number of megabytes from 10 on. Set it to one, such as 5000, or leave it out for ${defaultMegabytes}.`,
    );
  return megabytes * 1_000_000;
}
