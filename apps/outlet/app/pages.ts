import type { OwnPage } from "@forecourt/core/pages";

/** Pages that this template has of its own. */
export const pages: readonly OwnPage[] = [];
