import type { CarSummary } from "@forecourt/core/schemas";
import type { ComponentType } from "react";

/** A card for one car, given by the storefront. */
export type CarCardComponent = ComponentType<{ car: CarSummary; priority: boolean; headingLevel?: 2 | 3 }>;
