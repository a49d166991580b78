import { sql } from "../../records/drizzle.ts";
import type { SQL } from "drizzle-orm";
import { contentRecords, sites } from "../../records/schema.ts";

/**
 * A `content_version` above every version that a site had. A site's version also counts the starts and ends of content
 * that have passed. When its document, or the defaults below it, remove content, that count falls, and an earlier
 * version with its cached pages would return.
 */
export const unusedContentVersion: SQL = sql`${sites.contentVersion} + (
  select count(*) filter (where ${contentRecords.record} ? 'start') + count(*) filter (where ${contentRecords.record} ? 'end') from ${contentRecords})`;
