import { eventIds } from "@forecourt/core";
import type { DatabaseWriter } from "../../records/bump-version.ts";
import { analyticsEvents, verifications } from "../../records/schema.ts";

const eventOf = { sms: eventIds.codeSent, verify: eventIds.codeVerified } as const;

/**
 * Writes down that a code was sent (`sms`, event 36) or a number verified (`verify`, event 37, with the user) for a
 * site and dealership (S2 §7; decisions.md row 45: by the server alone). No phone number is part of it.
 */
export async function recordVerification(
  writer: DatabaseWriter,
  record: { siteSlug: string; dealershipSlug: string | undefined; now: Date } & (
    | { type: "sms" }
    | { type: "verify"; userId: string }
  ),
): Promise<void> {
  const { siteSlug, dealershipSlug, now, type } = record;
  await writer.insert(verifications).values({
    websiteSlug: siteSlug,
    dealershipSlug: dealershipSlug ?? null,
    verificationType: type,
    userId: record.type === "verify" ? record.userId : null,
    createdAt: now,
  });
  await writer.insert(analyticsEvents).values({ siteSlug, eventId: eventOf[type], createdAt: now });
}
