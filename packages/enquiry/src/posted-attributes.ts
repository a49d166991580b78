import type { LeadInput } from "@forecourt/core/schemas";
import { addPage } from "./visit.ts";
import type { Visit } from "./visit.ts";

/** What the request of a posted form says of the page that it stood on. */
export interface PostedFrom {
  /** Address of that page (`Referer`); null where the browser does not say it. */
  referrer: string | null;
  /** Hosts of the site: a page of another one is none of the visit's. */
  hosts: readonly string[];
  at: Date;
}

/**
 * The `lead_attributes` of a posted form (S1 §3): those that the browser's code put into it. Without code they are the
 * page that the form stood on and the tracking parameters of its address. What cannot be read is left out: it never
 * costs a lead.
 */
export function postedAttributes(form: FormData, from?: PostedFrom): LeadInput["lead_attributes"] {
  const text = form.get("lead_attributes");
  if (text === null) return from && attributesOfPage(from);
  try {
    const parsed = JSON.parse(typeof text === "string" ? text : "") as LeadInput["lead_attributes"] | null;
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function attributesOfPage({ referrer, hosts, at }: PostedFrom): Visit | undefined {
  const page = URL.parse(referrer ?? "");
  if (!page || !hosts.includes(page.host)) return undefined;
  const visit: Visit = { visited_pages: [], linked_query_params: {} };
  addPage(visit, page.pathname, page.search, at);
  return visit;
}
