const youtube =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{6,})/i;
const vimeo = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:\/([\da-f]+))?(?:[/?#]|$)/i;

/**
 * The address at which a video plays: that of its frame where a file has that of its page at a video service, any other
 * as it is.
 *
 * @example
 * videoAddress("https://youtu.be/dQw4w9WgXcQ") // "https://www.youtube.com/embed/dQw4w9WgXcQ"
 */
export function videoAddress(url: string): string {
  const [, id] = youtube.exec(url) ?? [];
  if (id !== undefined) return `https://www.youtube.com/embed/${id}`;
  const [, film, key] = vimeo.exec(url) ?? [];
  if (film === undefined) return url;
  return `https://player.vimeo.com/video/${film}${key === undefined ? "" : `?h=${key}`}`;
}
