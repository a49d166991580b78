import { z } from "zod";
import { shortText } from "../../site/setting.ts";

const cell = z.string().trim().max(400);

/** A table. Each row has a cell for each column. */
export const tableBlock = z
  .strictObject({
    kind: z.literal("table"),
    /** What the table shows. */
    caption: shortText(200),
    /** Headings of the columns. */
    columns: z.array(shortText(80)).min(1).max(8),
    /** Rows, each with a cell for every column. */
    rows: z.array(z.array(cell)).min(1).max(100),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, row] of rows.entries())
      if (row.length !== columns.length)
        context.addIssue({
          code: "custom",
          path: ["rows", index],
          message: `This row has ${row.length} cells, and the table ${columns.length} columns.`,
        });
  });
