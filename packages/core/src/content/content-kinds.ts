import type { ContentKind } from "./content-kind.ts";
import { manufacturerKind } from "./kinds/manufacturer-content.ts";
import { modelKind } from "./kinds/model-content.ts";
import { offerKind } from "./kinds/offer-content.ts";
import { pageKind } from "./kinds/page-content.ts";
import { reviewKind } from "./kinds/review-content.ts";

/** Every kind of content: one line for each file. */
export const contentKinds: readonly ContentKind[] = [manufacturerKind, modelKind, offerKind, pageKind, reviewKind];
