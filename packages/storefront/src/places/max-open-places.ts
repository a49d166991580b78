/** As many places stand open beside a form, with their hours and the way there; more are a list, each to be opened. */
export const maxOpenPlaces = 3;
