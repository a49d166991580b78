import { unexpectedErrorText } from "@forecourt/core";
import type { Site } from "@forecourt/core/schemas";
import type { ApiRefusal } from "@forecourt/platform";
import { escapeHtml, plainPage } from "./plain-page.ts";

/** `http://localhost:4000/`: the sites of this deployment. */
export function sitesPage(sites: readonly Site[], urlOf: (site: Site) => string): Response {
  if (sites.length === 0)
    return plainPage(
      200,
      "No sites yet",
      "<p>Add one with <code>npm run forecourt -- site apply &lt;file&gt;</code>.</p>",
    );
  const items = sites.map(
    (site) =>
      `<li><a href="${escapeHtml(urlOf(site))}"><strong>${escapeHtml(site.name)}</strong><span>${escapeHtml(site.slug)}</span></a></li>`,
  );
  return plainPage(
    200,
    "Sites",
    `<p>${sites.length === 1 ? "One site runs" : `${sites.length} sites run`} on this server.</p><ul>${items.join("")}</ul>`,
  );
}

/** An address that belongs to no site. */
export function unknownHostPage(): Response {
  return plainPage(
    404,
    "There is no website here",
    "<p>No dealer's website answers at this address. Please check its spelling.</p>",
  );
}

/** A request that a page does not take, such as a form that is too large, or cannot be answered at this moment. */
export function refusedPage({ status, message, headers }: ApiRefusal): Response {
  const page = plainPage(
    status,
    status === 503 ? "One moment, please" : "This did not work",
    `<p>${escapeHtml(message)}</p>`,
  );
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}

/** A site whose page broke while it was made. */
export function brokenPage(): Response {
  return plainPage(500, unexpectedErrorText, "<p>Something went wrong on our side. Please try again in a moment.</p>");
}

/** A site whose template is not built on this server. */
export function unbuiltPage(template: string): Response {
  const page = plainPage(
    503,
    "This website is being prepared",
    `<p>Its template, ${escapeHtml(template)}, is not built on this server yet.</p>`,
  );
  page.headers.set("retry-after", "60");
  return page;
}
