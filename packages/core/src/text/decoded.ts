/**
 * A path, or a part of one, without its percent signs; one that cannot be read stays as it is.
 *
 * @example
 * decoded("/%62rands") // "/brands"
 */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
