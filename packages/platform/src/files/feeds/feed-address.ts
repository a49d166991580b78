import { createHash, timingSafeEqual } from "node:crypto";
import type { Site, SiteSecrets } from "@forecourt/core/schemas";
import { feedKinds } from "./feed-kinds.ts";
import type { FeedKind } from "./feed-kinds.ts";

/**
 * Path of a feed. It holds a token of the site's that nobody can guess: a feed is the whole stock with every VIN, ready
 * to be copied, which the pages are not; and a channel fetches a plain address without signing in. It stays until the
 * token changes.
 *
 * @example
 * feedPath(kind, "k3TqzW9…") // "/feeds/k3TqzW9…/google-vehicle-ads.xml"
 */
export function feedPath({ file }: Pick<FeedKind, "file">, token: string): string {
  return `/feeds/${token}/${file}`;
}

/** The feed at a path of a site; undefined when there is none, it is off, or the token is not the site's. */
export function feedAt(path: string, site: Site, secrets: SiteSecrets | undefined): FeedKind | undefined {
  const [, token = "", file] = /^\/feeds\/([\w-]{1,100})\/([a-z-]+\.[a-z]+)$/.exec(path) ?? [];
  const kind = feedKinds.find((other) => other.file === file);
  if (!kind || !site.feeds[kind.name].on || secrets?.feedToken === undefined) return undefined;
  return timingSafeEqual(digest(token), digest(secrets.feedToken)) ? kind : undefined;
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
