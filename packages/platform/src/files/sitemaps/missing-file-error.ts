/** Thrown while a file is made that turns out to be none, such as the second file of a sitemap that fits in one. */
export class MissingFileError extends Error {
  readonly code = "file_missing";

  constructor() {
    super("[site files] There is no such file. Look for its address in /sitemap.xml.");
    this.name = "MissingFileError";
  }
}
