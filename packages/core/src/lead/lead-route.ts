/** Which leads a rule is for, and where they go. A condition that is left out is met by every lead. */
export interface LeadRoute {
  category?: readonly string[] | undefined;
  subcategory?: readonly string[] | undefined;
  carType?: readonly string[] | undefined;
  make?: readonly string[] | undefined;
  /** Slugs of dealerships. */
  dealership?: readonly string[] | undefined;
  /** Ids of locations. */
  location?: readonly string[] | undefined;
  /** Whether the location is open when the lead comes. */
  hours?: "open" | "closed" | undefined;
  /** Names of destinations. */
  destinations: readonly string[];
}

/** What rules ask of a lead. */
export interface RoutedLead {
  category?: string | undefined;
  subcategory?: string | undefined;
  carType?: string | undefined;
  make?: string | undefined;
  /** Slug of the dealership. */
  dealership?: string | undefined;
  /** Id of the location. */
  location?: string | undefined;
  isOpen: boolean;
}

/** The conditions of a rule that are lists of texts. */
export const leadRouteLists = ["category", "subcategory", "carType", "make", "dealership", "location"] as const;

/** Whether a rule is for every lead. */
export const isDefaultRoute = (route: LeadRoute): boolean =>
  route.hours === undefined && leadRouteLists.every((name) => route[name] === undefined);

/**
 * Destinations of a lead: those of the first rule whose conditions it meets, ignoring case (decisions.md row 106).
 * Without rules it goes everywhere.
 *
 * @param everywhere names of all destinations of the site
 * @returns names of destinations
 * @example
 * routeLead(
 *   { category: "Service Booking", isOpen: true },
 *   [{ category: ["Service Booking"], destinations: ["workshop"] }, { destinations: ["crm"] }],
 *   ["crm", "workshop"],
 * ) // ["workshop"]
 */
export function routeLead(
  lead: RoutedLead,
  routes: readonly LeadRoute[],
  everywhere: readonly string[],
): readonly string[] {
  const found = routes.find(
    (route) =>
      (route.hours === undefined || (route.hours === "open") === lead.isOpen) &&
      leadRouteLists.every((name) => isAmong(lead[name], route[name])),
  );
  return found?.destinations ?? everywhere;
}

function isAmong(text: string | undefined, wanted: readonly string[] | undefined): boolean {
  if (wanted === undefined) return true;
  return text !== undefined && wanted.some((each) => plain(each) === plain(text));
}

const plain = (text: string) => text.trim().toLowerCase();
