import { createIcon } from "./create-icon.tsx";

// Icons of results and forms, in their own file, because pages of results need no others (see frame-icon.tsx).

/** Bell. */
export const IconBell = /* @__PURE__ */ createIcon(
  "bell",
  "M10 3a4.75 4.75 0 0 0-4.75 4.75c0 3.5-1.5 4.75-1.5 5.75h12.5c0-1-1.5-2.25-1.5-5.75A4.75 4.75 0 0 0 10 3zM8.25 16.5c.45.45 1.05.7 1.75.7s1.3-.25 1.75-.7",
);
/** Camera. */
export const IconCamera = /* @__PURE__ */ createIcon(
  "camera",
  "M3.75 6h2.4l1.1-1.75c.25-.45.75-.75 1.3-.75h2.9c.55 0 1.05.3 1.3.75L13.85 6h2.4c.7 0 1.25.55 1.25 1.25v8c0 .7-.55 1.25-1.25 1.25H3.75c-.7 0-1.25-.55-1.25-1.25v-8C2.5 6.55 3.05 6 3.75 6zM7.1 11a2.9 2.9 0 1 0 5.8 0 2.9 2.9 0 1 0-5.8 0z",
);
/** Check circle. */
export const IconCheckCircle = /* @__PURE__ */ createIcon(
  "check-circle",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0zM6.75 10.25 9 12.5l4.25-4.75",
);
/** Chevron down. */
export const IconChevronDown = /* @__PURE__ */ createIcon("chevron-down", "M5 7.75l5 5 5-5");
/** Chevron left. */
export const IconChevronLeft = /* @__PURE__ */ createIcon("chevron-left", "M12.25 5l-5 5 5 5");
/** Chevron right. */
export const IconChevronRight = /* @__PURE__ */ createIcon("chevron-right", "M7.75 5l5 5-5 5");
/** Eye. */
export const IconEye = /* @__PURE__ */ createIcon(
  "eye",
  "M2.5 10c1.6-3.2 4.2-5 7.5-5s5.9 1.8 7.5 5c-1.6 3.2-4.2 5-7.5 5s-5.9-1.8-7.5-5zM7.75 10a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0z",
);
/** Filter. */
export const IconFilter = /* @__PURE__ */ createIcon(
  "filter",
  "M3 6h7.25M14.75 6H17M3 14h2.25M9.75 14H17M10.25 6a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0zM5.25 14a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0z",
);
/** Info. */
export const IconInfo = /* @__PURE__ */ createIcon(
  "info",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0zM10 9.5v4M10 6.6v.01",
);
/** Warning. */
export const IconWarning = /* @__PURE__ */ createIcon(
  "warning",
  "M8.75 3.9 2.6 14.6c-.55.95.15 2.15 1.25 2.15h12.3c1.1 0 1.8-1.2 1.25-2.15L11.25 3.9c-.55-.95-1.95-.95-2.5 0zM10 7.75v3.5M10 13.9v.01",
);
