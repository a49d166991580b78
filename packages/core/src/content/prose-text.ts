import { z } from "zod";

/** Letters of one piece of prose at most. */
const maxProseLetters = 40_000;

/** Prose: Markdown in a record; in an answer of the platform the HTML that was made of it, through the sanitiser. */
export const proseText = z.string().trim().min(1).max(maxProseLetters);
