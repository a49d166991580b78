/** A mistake in a file. */
export interface FileProblem {
  /** Below the folder of the content. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
}
