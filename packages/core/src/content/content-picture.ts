import { z } from "zod";

/** A picture of a content record. */
export const contentPictureSchema = z.strictObject({
  /**
   * In a file: the picture's name beside it, or an https address of an allowed host. Stored: its key among the pictures
   * of the platform.
   */
  file: z.string().trim().min(1).max(300),
  /** What is on it, for those who do not see it; blank for one that only decorates. */
  alt: z.string().trim().max(200),
  /** px; known once it is stored. */
  width: z.number().int().positive().optional(),
  /** px; known once it is stored. */
  height: z.number().int().positive().optional(),
});

/** A picture of a content record. */
export type ContentPicture = z.output<typeof contentPictureSchema>;
