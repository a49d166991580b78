import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import { contentRecords, sites } from "../../records/schema.ts";

/**
 * What moves `content_version` of a site past every version that it had. A site's version also counts the starts and ends of content that have
 * passed; where its document, or the defaults below it, take content away, these are fewer, and an earlier version would come again, with the pages
 * that are kept under it.
 */
export const pastAllVersions: SQL = sql`${sites.contentVersion} + (
  select count(*) filter (where ${contentRecords.record} ? 'start') + count(*) filter (where ${contentRecords.record} ? 'end') from ${contentRecords})`;
