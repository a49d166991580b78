/** Who may take part in a promotion. */
export interface SpinEligibility {
  minimumAge: number;
  /** States, regions or countries; none: from anywhere. */
  residentOf: readonly string[];
}

/**
 * Conditions of taking part, for the box and the terms (S2 §9 "Promotion terms").
 *
 * @example
 * spinEligibilityWords({ minimumAge: 18, residentOf: ["NSW", "ACT"] }) // "18 or over and live in NSW or ACT"
 */
export function spinEligibilityWords({ minimumAge, residentOf }: SpinEligibility): string {
  const places =
    residentOf.length < 2 ? residentOf.join("") : `${residentOf.slice(0, -1).join(", ")} or ${residentOf.at(-1) ?? ""}`;
  return `${minimumAge} or over${places === "" ? "" : ` and live in ${places}`}`;
}
