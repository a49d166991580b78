/** The body categories by which models are listed (S2 §2). */
export const bodyCategories = ["SUV", "Passenger", "Commercial", "Camper"] as const;
/** A body category of models. */
export type BodyCategory = (typeof bodyCategories)[number];

/** Status of a model that can be asked about but not ordered yet (S2 §4). */
export const comingSoon = "coming_soon";

/** A model that the site shows, as menus and links know it. */
export interface ModelEntry {
  slug: string;
  name: string;
  id?: string | undefined;
  status?: string | undefined;
  manufacturer_name: string;
  manufacturer_body: BodyCategory;
  manufacturer_body2?: BodyCategory | undefined;
  manufacturer_body3?: BodyCategory | undefined;
  override_url?: string | undefined;
  place?: number | undefined;
  /** It has a page of its own here: no other stands for it. */
  visible: boolean;
}

/** A manufacturer that the site shows. */
export interface ManufacturerEntry {
  slug: string;
  name: string;
  skipPage?: boolean | undefined;
  /** It has an overview. */
  visible: boolean;
}

/** What a site shows of its content besides its pages. */
export interface ListedRecords {
  models: ModelEntry[];
  manufacturers: ManufacturerEntry[];
}
