import type { ComparedCar } from "@forecourt/core";
import type { ReactNode } from "react";

/** A car of the comparison. What is made of other parts is made by the storefront. */
export interface CompareColumn {
  car: ComparedCar & { id: string; name: string; path: string };
  picture: ReactNode;
  price: ReactNode;
  /** Tags over the picture: sold, reserved. */
  tags?: ReactNode;
  /** What it costs a week, or a month on sites that quote by the month alone. */
  estimate?: ReactNode;
  /** The next steps; the first is the main one. @default none */
  links?: readonly { label: string; href: string }[];
}
