import { createIcon } from "./create-icon.tsx";

// A data table: one line per icon, in alphabetical order. The marks let a bundler drop the icons a page does not use.

/** Arrow down. */
export const IconArrowDown = /* @__PURE__ */ createIcon("arrow-down", "M10 3.5v13M4.75 11.25 10 16.5l5.25-5.25");
/** Arrow left. */
export const IconArrowLeft = /* @__PURE__ */ createIcon("arrow-left", "M16.5 10h-13M8.75 4.75 3.5 10l5.25 5.25");
/** Arrow right. */
export const IconArrowRight = /* @__PURE__ */ createIcon("arrow-right", "M3.5 10h13M11.25 4.75 16.5 10l-5.25 5.25");
/** Arrow up. */
export const IconArrowUp = /* @__PURE__ */ createIcon("arrow-up", "M10 16.5v-13M4.75 8.75 10 3.5l5.25 5.25");
/** Arrow up right. */
export const IconArrowUpRight = /* @__PURE__ */ createIcon("arrow-up-right", "M5.75 14.25l8.5-8.5M7 5.75h7.25V13");
/** Bolt. */
export const IconBolt = /* @__PURE__ */ createIcon("bolt", "M11.25 2.75 4.5 11.5h4.75l-.5 5.75 6.75-8.75h-4.75z");
/** Calculator. */
export const IconCalculator = /* @__PURE__ */ createIcon(
  "calculator",
  "M5.5 2.75h9c.7 0 1.25.55 1.25 1.25v12c0 .7-.55 1.25-1.25 1.25h-9c-.7 0-1.25-.55-1.25-1.25V4c0-.7.55-1.25 1.25-1.25zM7.25 6.25h5.5M7.25 10v.01M10 10v.01M12.75 10v.01M7.25 13.75v.01M10 13.75v.01M12.75 13.75v.01",
);
/** Calendar. */
export const IconCalendar = /* @__PURE__ */ createIcon(
  "calendar",
  "M4.75 4.5h10.5c.85 0 1.5.65 1.5 1.5v9.25c0 .85-.65 1.5-1.5 1.5H4.75c-.85 0-1.5-.65-1.5-1.5V6c0-.85.65-1.5 1.5-1.5zM3.25 8.5h13.5M6.75 2.75V6M13.25 2.75V6",
);
/** Car. */
export const IconCar = /* @__PURE__ */ createIcon(
  "car",
  "M4 13.75h-.75c-.4 0-.75-.35-.75-.75v-1.7c0-.7.5-1.3 1.15-1.45l1.85-.4 1.75-2.6c.4-.6 1-.9 1.7-.9h2.8c.6 0 1.2.25 1.6.7l2.55 2.75.5.1c.65.2 1.1.75 1.1 1.45V13c0 .4-.35.75-.75.75H16M7.5 13.75h5M5.5 9.45h10.4M10 5.95v3.5M4 13.75a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0zM12.5 13.75a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0z",
);
/** Check. */
export const IconCheck = /* @__PURE__ */ createIcon("check", "M4 10.5l4 4 8-9");
/** Chevron up. */
export const IconChevronUp = /* @__PURE__ */ createIcon("chevron-up", "M5 12.25l5-5 5 5");
/** Clock. */
export const IconClock = /* @__PURE__ */ createIcon(
  "clock",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0zM10 6v4.25l2.75 1.6",
);
/** Compare. */
export const IconCompare = /* @__PURE__ */ createIcon(
  "compare",
  "M3.5 6.5h12.25M12.75 3.5l3 3-3 3M16.5 13.5H4.25M7.25 10.5l-3 3 3 3",
);
/** Dollar. */
export const IconDollar = /* @__PURE__ */ createIcon(
  "dollar",
  "M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0zM12.2 7.9c-.35-.75-1.15-1.15-2.2-1.15-1.3 0-2.25.6-2.25 1.6 0 2.3 4.6 1.1 4.6 3.4 0 1-1 1.6-2.35 1.6-1.15 0-2-.45-2.35-1.25M10 5.4v1.35M10 13.35v1.3",
);
/** Door. */
export const IconDoor = /* @__PURE__ */ createIcon(
  "door",
  "M4 9.75l4.9-5.7c.35-.4.8-.6 1.3-.6h4.55c.7 0 1.25.55 1.25 1.25v10.8c0 .7-.55 1.25-1.25 1.25h-9.5c-.7 0-1.25-.55-1.25-1.25zM4 9.75h12M11.75 12.75h1.75",
);
/** Drivetrain. */
export const IconDrivetrain = /* @__PURE__ */ createIcon(
  "drivetrain",
  "M5 3v4M15 3v4M5 13v4M15 13v4M5 5h10M5 15h10M10 5v10",
);
/** Engine. */
export const IconEngine = /* @__PURE__ */ createIcon(
  "engine",
  "M4.75 7.25h8.5L15 9v1.5h2.25v4H15v1.25H8.25l-2-2h-1.5zM2.5 8.5v4M2.5 10.5h2.25M6.5 4.5h5M9 4.5v2.75",
);
/** Expand. */
export const IconExpand = /* @__PURE__ */ createIcon(
  "expand",
  "M12 3.25h4.75V8M8 16.75H3.25V12M16.5 3.5l-5 5M3.5 16.5l5-5",
);
/** Fuel. */
export const IconFuel = /* @__PURE__ */ createIcon(
  "fuel",
  "M3.5 16.75v-12c0-.95.8-1.75 1.75-1.75h4.5c.95 0 1.75.8 1.75 1.75v12M2.5 16.75h10M6 7.5h3M11.5 10.5h1c.7 0 1.25.55 1.25 1.25v2a1.4 1.4 0 0 0 2.8 0V7.6c0-.45-.2-.9-.5-1.2L14 4.25",
);
/** Gauge. */
export const IconGauge = /* @__PURE__ */ createIcon(
  "gauge",
  "M3.9 14.9a7.25 7.25 0 1 1 12.2 0M10 11.25l3.1-3.6M10 11.25v.01",
);
/** Gearbox. */
export const IconGearbox = /* @__PURE__ */ createIcon(
  "gearbox",
  "M5 5.1v9.8M10 5.1v9.8M15 5.1v3.4c0 .85-.65 1.5-1.5 1.5H5M3.65 3.75a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0zM8.65 3.75a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0zM13.65 3.75a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0zM3.65 16.25a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0zM8.65 16.25a1.35 1.35 0 1 0 2.7 0 1.35 1.35 0 1 0-2.7 0z",
);
/** Grid. */
export const IconGrid = /* @__PURE__ */ createIcon(
  "grid",
  "M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z",
);
/** Heart filled. */
export const IconHeartFilled = /* @__PURE__ */ createIcon(
  "heart-filled",
  "M10 16.75 3.9 10.6a3.9 3.9 0 0 1 5.5-5.5l.6.6.6-.6a3.9 3.9 0 0 1 5.5 5.5z",
  true,
);
/** Home. */
export const IconHome = /* @__PURE__ */ createIcon(
  "home",
  "M3 9.5l7-6 7 6M5 8v7.5c0 .7.55 1.25 1.25 1.25h7.5c.7 0 1.25-.55 1.25-1.25V8M8.25 16.5V12h3.5v4.5",
);
/** Key. */
export const IconKey = /* @__PURE__ */ createIcon(
  "key",
  "M3.25 13a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0zM9.75 10.25 16.5 3.5M13 7l2.25 2.25M15.25 4.75 17 6.5",
);
/** List. */
export const IconList = /* @__PURE__ */ createIcon(
  "list",
  "M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.75 5.5v.01M3.75 10v.01M3.75 14.5v.01",
);
/** Mail. */
export const IconMail = /* @__PURE__ */ createIcon(
  "mail",
  "M4 4.5h12c.7 0 1.25.55 1.25 1.25v8.5c0 .7-.55 1.25-1.25 1.25H4c-.7 0-1.25-.55-1.25-1.25v-8.5C2.75 5.05 3.3 4.5 4 4.5zM3.25 5.75 10 11l6.75-5.25",
);
/** Minus. */
export const IconMinus = /* @__PURE__ */ createIcon("minus", "M4 10h12");
/** Palette. */
export const IconPalette = /* @__PURE__ */ createIcon(
  "palette",
  "M10 2.75a7.25 7.25 0 1 0 0 14.5c1 0 1.6-.75 1.6-1.6 0-1.1-.85-1.35-.85-2.3 0-.8.65-1.35 1.5-1.35H14c1.8 0 3.25-1.4 3.25-3.2 0-3.4-3.25-6.05-7.25-6.05zM6.4 10.25v.01M7.6 6.75v.01M11.25 5.9v.01M14 8.25v.01",
);
/** Pause. */
export const IconPause = /* @__PURE__ */ createIcon("pause", "M7 4.5v11M13 4.5v11");
/** Pin. */
export const IconPin = /* @__PURE__ */ createIcon(
  "pin",
  "M10 17.5c3.6-3.7 5.5-6.6 5.5-9.1a5.5 5.5 0 0 0-11 0c0 2.5 1.9 5.4 5.5 9.1zM8 8.4a2 2 0 1 0 4 0 2 2 0 1 0-4 0z",
);
/** Play. */
export const IconPlay = /* @__PURE__ */ createIcon(
  "play",
  "M6.5 4.2v11.6c0 .6.65.95 1.15.65l9-5.8c.45-.3.45-1 0-1.3l-9-5.8c-.5-.3-1.15.05-1.15.65z",
);
/** Plus. */
export const IconPlus = /* @__PURE__ */ createIcon("plus", "M10 4v12M4 10h12");
/** Print. */
export const IconPrint = /* @__PURE__ */ createIcon(
  "print",
  "M6 7V3.25h8V7M6 14H4.25C3.55 14 3 13.45 3 12.75v-4.5C3 7.55 3.55 7 4.25 7h11.5c.7 0 1.25.55 1.25 1.25v4.5c0 .7-.55 1.25-1.25 1.25H14M6 11.75h8v5H6z",
);
/** Road. */
export const IconRoad = /* @__PURE__ */ createIcon(
  "road",
  "M7 3 3.75 17M13 3l3.25 14M10 3.5v2.25M10 8.75v2.5M10 14.25v2.25",
);
/** Seat. */
export const IconSeat = /* @__PURE__ */ createIcon(
  "seat",
  "M7.4 3.7l1.5 6.05h4.85c1.25 0 2.25 1 2.25 2.25v.75c0 .7-.55 1.25-1.25 1.25H8.2c-.95 0-1.75-.65-1.95-1.55L4.5 4.75c-.15-.75.3-1.5 1-1.7.85-.25 1.7-.05 1.9.65zM7.5 17h8",
);
/** Share. */
export const IconShare = /* @__PURE__ */ createIcon(
  "share",
  "M10 12.5V3M6.5 6.25 10 2.75l3.5 3.5M4 10.5v5c0 .7.55 1.25 1.25 1.25h9.5c.7 0 1.25-.55 1.25-1.25v-5",
);
/** Shield. */
export const IconShield = /* @__PURE__ */ createIcon(
  "shield",
  "M10 2.75c1.9 1.3 3.9 2 6 2.15v4.6c0 3.5-2.2 6.2-6 7.75-3.8-1.55-6-4.25-6-7.75V4.9c2.1-.15 4.1-.85 6-2.15zM7.25 10l2 2 3.5-4",
);
/** Spin. */
export const IconSpin = /* @__PURE__ */ createIcon(
  "spin",
  "M7 13.9c-2.5-.65-4.25-2.15-4.25-3.9 0-2.35 3.25-4.25 7.25-4.25s7.25 1.9 7.25 4.25c0 2.2-2.8 4-6.5 4.2M13.5 11.25 10.6 14.2l2.9 2.95",
);
/** Star. */
export const IconStar = /* @__PURE__ */ createIcon(
  "star",
  "M10 2.9l2.15 4.5 4.95.65-3.6 3.45.9 4.9L10 14l-4.4 2.4.9-4.9L2.9 8.05l4.95-.65z",
);
/** Star filled. */
export const IconStarFilled = /* @__PURE__ */ createIcon(
  "star-filled",
  "M10 2.9l2.15 4.5 4.95.65-3.6 3.45.9 4.9L10 14l-4.4 2.4.9-4.9L2.9 8.05l4.95-.65z",
  true,
);
/** Tag. */
export const IconTag = /* @__PURE__ */ createIcon(
  "tag",
  "M10.6 3.25h4.9c.7 0 1.25.55 1.25 1.25v4.9c0 .35-.15.65-.35.9l-6.1 6.1c-.5.5-1.3.5-1.8 0l-4.9-4.9c-.5-.5-.5-1.3 0-1.8l6.1-6.1c.25-.2.55-.35.9-.35zM13.25 6.75v.01",
);
/** Tow. */
export const IconTow = /* @__PURE__ */ createIcon(
  "tow",
  "M10.75 5.75a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0zM13.25 8.25v2c0 1.9-1.5 3.25-3.4 3.25H3M3 10.75v5.5",
);
/** Trash. */
export const IconTrash = /* @__PURE__ */ createIcon(
  "trash",
  "M3.5 5.5h13M7.5 5.25V4c0-.7.55-1.25 1.25-1.25h2.5c.7 0 1.25.55 1.25 1.25v1.25M5 5.75l.65 10.1c.05.8.7 1.4 1.5 1.4h5.7c.8 0 1.45-.6 1.5-1.4L15 5.75M8.25 9v4.75M11.75 9v4.75",
);
/** User. */
export const IconUser = /* @__PURE__ */ createIcon(
  "user",
  "M6.75 6.75a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0zM3.75 16.75c.6-3.1 3.1-4.75 6.25-4.75s5.65 1.65 6.25 4.75",
);
/** Wrench. */
export const IconWrench = /* @__PURE__ */ createIcon(
  "wrench",
  "M12.9 3.3a4.25 4.25 0 0 0-5.1 5.6l-4.4 4.4c-.7.7-.7 1.85 0 2.55l.75.75c.7.7 1.85.7 2.55 0l4.4-4.4a4.25 4.25 0 0 0 5.6-5.1l-2.6 2.6-2.9-.9-.9-2.9z",
);
