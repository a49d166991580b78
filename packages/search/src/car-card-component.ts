import type { CarSummary } from "@forecourt/core/schemas";
import type { ComponentType } from "react";

/** A card for one car, given by the storefront. `priority` is true for the cards that stand on the first screen. */
export type CarCardComponent = ComponentType<{ car: CarSummary; priority: boolean }>;
