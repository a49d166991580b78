/** A line of a report: so many of something. */
export interface CountedData {
  what: string;
  count: number;
}

/** Something that is kept, and why. */
export interface KeptData {
  what: string;
  /** Left out where it is not counted. */
  count?: number;
  because: string;
}

/** What goes and what stays, of a site, a shopper, or of what is older than it is kept. */
export interface RemovalReport {
  goes: CountedData[];
  stays: KeptData[];
}

/** What is not in our hands, said in every report. */
export const heldElsewhere: KeptData = {
  what: "copies elsewhere",
  because:
    "backups and exports, and whatever receivers of leads, lenders and code services were sent, are theirs or the operator's to delete",
};

/** What a law wants kept that the platform does not hold yet, said so that nobody looks for it. */
export const notHeldYet: KeptData[] = [
  { what: "signed notices", count: 0, because: "the platform holds none; once it does, 7 years" },
];
