/** Radio buttons of the visit by their name, and the field that each answers; an empty one leaves it to the field. */
export const visitChoices = { due: "Service Interval", day: "Preferred Service Date" } as const;
