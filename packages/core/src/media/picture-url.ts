/**
 * Address of a picture at a width. A key of the platform's media store goes through the image endpoint, which answers
 * AVIF or WebP; a picture on another host, and an address of that endpoint itself, is used as it stands (S1 §3).
 *
 * @example
 * pictureUrl("demo/suv-front-b01f24.webp", 640) // "/img/640/demo/suv-front-b01f24.webp"
 */
export function pictureUrl(key: string, width: number): string {
  return /^(https?:\/\/|\/img\/)/.test(key) ? key : `/img/${width}/${key.replace(/^\/+/, "")}`;
}
