/**
 * Most places that are shown open beside a form, with their hours and directions; more become a list to open one by
 * one.
 */
export const maxOpenPlaces = 3;
