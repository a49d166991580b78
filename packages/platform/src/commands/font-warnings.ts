import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Site, SiteWarning } from "@forecourt/core/schemas";

const rule = "S1 §1, S2 §1";

/** Typefaces whose files are not stored here: shoppers would see another one, and nobody would hear of it. */
export function fontWarnings({ theme: { fonts = [] } }: Pick<Site, "theme">, dataDir: string): SiteWarning[] {
  return fonts.flatMap(({ family, file }, index) =>
    existsSync(join(dataDir, "media", file))
      ? []
      : [
          {
            path: `theme.fonts.${index}.file`,
            rule,
            message: `The file of ${family} is not stored here, so shoppers see another typeface. Store it: forecourt media add <file>. (${rule})`,
          },
        ],
  );
}
