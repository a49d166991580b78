/** Error shown when a request is answered with neither a result nor an error (S1 §8, verbatim, decisions.md row 59). */
export const unexpectedErrorText = "An unexpected error occured";
