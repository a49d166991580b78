import { bodySegment } from "@forecourt/core";
import styles from "./search-mark.module.css";

/** Outlines above the wheels, from tail to nose on a ground of 48 × 20; the wheels stand at 12 and 36. */
const outlines: Readonly<Record<string, string>> = {
  hatch: "M4 15.5V9.5l3-5.5h16l8 6 10 1.5q3 .7 3 4",
  sedan: "M3 15.5v-3.5q0-1.5 2-1.8l6-.7 5-4.5h11l7 5 8 1q3 .6 3 4.5",
  suv: "M3.5 15.5V6q0-2.5 2.5-2.5h19l7 6 9 1.2q3 .5 3 4.8",
  wagon: "M3 15.5V9l4-4.5h20l7 5.5 8 1q3 .6 3 4.5",
  ute: "M3 15.5V9.5h17V4.5h9l5 5.2 8 1.1q3 .5 3 4.7M20 9.5v6",
  "cab-chassis": "M3 13h18V4h8l5 5.7 8 1.1q3 .5 3 4.7M21 13v2.5",
  van: "M3 15.5V4q0-2 2-2h24q3 0 4.5 2.5l4 6 5 1q2.5.6 2.5 4",
  "people-mover": "M3 15.5V5.5q0-2.5 2.5-2.5H26q3 0 5 2l5 5 6 1.2q3 .6 3 4.3M12 3v6h21",
  coupe: "M3 15.5v-3q0-2 2.5-2.5l9-4.5q6-2 12 .5l8 4.5 8 1q3 .6 3 4",
  convertible: "M3 15.5v-3q0-2 2.5-2.3l15-.2 8 0-4-4.5m4 4.5 14 1.5q3 .6 3 4",
  bus: "M3 15.5V3q0-2 2-2h36q3 0 3.5 3l.5 11.5M3 9h41",
  "light-truck": "M3 13V2h26v11M29 5h7l5 5.5 3 1v4M29 13v2.5",
};

/** The bodies whose name is not that of an outline. */
const likeness: Readonly<Record<string, string>> = { hatchback: "hatch", truck: "light-truck", roadster: "convertible", "light-commercial": "van", liftback: "hatch", cabriolet: "convertible" };

/** A body in outline, drawn by us, beside its name (S1 §2); a body that is not drawn is a sedan. Says nothing by itself. */
export function BodyMark({ body }: { body: string }) {
  const segment = bodySegment(body);
  return (
    <span className={styles.body} aria-hidden="true">
      <svg viewBox="0 0 48 20" width="48" height="20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
        <path d={`${outlines[segment] ?? outlines[likeness[segment] ?? "sedan"]}h-5M32 15.5H16M8 15.5H3`} />
        <circle cx="12" cy="15.5" r="3.5" />
        <circle cx="36" cy="15.5" r="3.5" />
      </svg>
    </span>
  );
}
