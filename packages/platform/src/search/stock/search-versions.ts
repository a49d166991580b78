/** What a search's answer hangs on beside the question. */
export interface SearchVersions {
  stock: number;
  site: number;
  build: string;
}
