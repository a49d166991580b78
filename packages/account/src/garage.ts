export { GaragePage, type GaragePageProps } from "./garage-page.tsx";
export type { GarageElsewhereView } from "./garage-elsewhere.tsx";
export type { GarageAction, GarageEntryView } from "./garage-entry.ts";
