import type { VehicleAction } from "@forecourt/core";

/** A button of the vehicle page and where it leads. */
export interface VehicleLink extends VehicleAction {
  href: string;
  /** Once a chat bot is on the page it opens that instead. @default false */
  opensChat?: boolean;
}
