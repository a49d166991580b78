import type { z } from "zod";
import type { Site } from "../site/site-document.ts";
import type { ContentRecord } from "./merge-content.ts";

/** What keeps a record from being shown at a site. */
export interface ContentProblem {
  /** Where in the record. */
  path: readonly (string | number)[];
  message: string;
}

/** The one declaration of a kind of content: its files, its schema, and how its records are written. */
export interface ContentKind {
  name: string;
  /** Folder of its files within the folder of a layer. */
  folder: string;
  /** A whole record. A layer may have a part of it: the layers together must make it whole. */
  schema: z.ZodObject;
  /** The slugs that there are; left out, any. */
  slugs?: readonly string[];
  /** Field that holds the Markdown below the front matter; left out, its files are JSON. */
  prose?: string;
  /**
   * What keeps a whole record from a site, besides its schema: it is refused when it is applied, and is not shown
   * there.
   */
  problems?: (record: ContentRecord, site: Site) => ContentProblem[];
  /**
   * Its records come by import, and many of them: those of a layer stay where a folder of content has no folder for
   * them, and no page knows of each. @default false
   */
  isImported?: true;
  /**
   * Fields that every page of a site knows of each record that shows, for menus, links and the sitemap; kept in memory.
   * @default none
   */
  listed?: readonly string[];
}
