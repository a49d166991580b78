/** The next action on an entry. */
export interface GarageAction {
  label: string;
  href: string;
  /** The one that moves it on. @default false */
  isMain?: boolean;
}

/** Something that a shopper began at the site, in words. */
export interface GarageEntryView {
  key: string;
  /** "Test drive". */
  kind: string;
  /** What it is about: a car of the site, the shopper's own car, an invoice. */
  title: string;
  /** Page of that car, while the site shows it. */
  href?: string | undefined;
  /** Address of its picture, 320 px wide; null where there is none. */
  picture: string | null;
  /** Where it stands, in a few words. */
  state: string;
  tone: "wait" | "good" | "over";
  lines: readonly string[];
  actions: readonly GarageAction[];
  /** When it was begun: "23 November 2026". */
  since: string;
}
