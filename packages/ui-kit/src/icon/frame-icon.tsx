import { createIcon } from "./create-icon.tsx";

// Icons of header and footer, in their own file: a bundler puts a whole file into a chunk, and every page needs these.

/** Close. */
export const IconClose = /* @__PURE__ */ createIcon("close", "M5 5l10 10M15 5 5 15");
/** Heart. */
export const IconHeart = /* @__PURE__ */ createIcon(
  "heart",
  "M10 16.75 3.9 10.6a3.9 3.9 0 0 1 5.5-5.5l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5z",
);
/** Menu. */
export const IconMenu = /* @__PURE__ */ createIcon("menu", "M3 5.5h14M3 10h14M3 14.5h14");
/** Phone. */
export const IconPhone = /* @__PURE__ */ createIcon(
  "phone",
  "M6.6 3H4.4C3.6 3 3 3.65 3.05 4.45 3.5 11 9 16.5 15.55 16.95c.8.05 1.45-.55 1.45-1.35v-2.2c0-.6-.4-1.15-1-1.3l-2.1-.55c-.5-.15-1 .05-1.35.4l-.75.8A10.5 10.5 0 0 1 7.25 8.2l.8-.75c.35-.35.55-.85.4-1.35L7.9 4c-.15-.6-.7-1-1.3-1z",
);
/** Search. */
export const IconSearch = /* @__PURE__ */ createIcon(
  "search",
  "M9 3.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5zM13.25 13.25 17 17",
);
