import type { GoneCar } from "@forecourt/api";
import { DomainError } from "../../base/errors/domain-error.ts";

/** The site showed this car once, and does not any more. */
export class CarGoneError extends DomainError {
  /** What it was, and where its address leads now. */
  readonly gone: GoneCar;

  constructor(gone: GoneCar) {
    super("car_gone", "This car is no longer for sale.");
    this.gone = gone;
  }
}
