import { bookTestDrivePath, hasPage, orderModelPath } from "@forecourt/core/pages";
import { comingSoon } from "@forecourt/core/schemas";
import type { Site } from "@forecourt/core/schemas";
import type { ModelAction } from "@forecourt/dealership/models";
import { driveLabel } from "../drive-label.ts";

/** Id of the form on the page of a model that is coming. */
export const interestFormId = "register-your-interest";

/**
 * The ways to ask for a model: a quote, or where it is coming the form below; a test drive and finance where the site
 * has the pages (S2 §2, §4).
 *
 * @param model its slug, id, name and status
 * @param budgetDollars what the finance enquiry begins with, where a price is known
 * @example
 * modelActions({ slug: "cx-5", id: "cx-5", name: "Mazda CX-5" }, site)[0] // { label: "Get a Quote", href: "/models/order-now?model_id=cx-5&model_name=Mazda+CX-5" }
 */
export function modelActions(
  { slug, id, name, status }: { slug: string; id: string; name: string; status?: string | undefined },
  site: Site,
  budgetDollars?: number,
): ModelAction[] {
  const { enabled, route } = site.financeEnquiry;
  const first: ModelAction =
    status === comingSoon
      ? { label: "Register Your Interest", href: `#${interestFormId}` }
      : {
          label: "Get a Quote",
          href: `${orderModelPath}?${new URLSearchParams({ model_id: slug, model_name: name })}`,
        };
  const drive: ModelAction[] =
    status !== comingSoon && hasPage(bookTestDrivePath, site)
      ? [
          {
            label: driveLabel("Book a Test Drive", site),
            href: `${bookTestDrivePath}?${new URLSearchParams({ model_id: id, model: name })}`,
          },
        ]
      : [];
  const budget =
    budgetDollars === undefined ? "" : `?${new URLSearchParams({ vehiclePriceBudget: String(budgetDollars) })}`;
  const finance: ModelAction[] =
    enabled && hasPage(route, site) ? [{ label: "Finance Enquiry", href: `${route}${budget}#finance-form` }] : [];
  return [first, ...drive, ...finance];
}
