/** Said where the platform could not be reached to sign somebody out: the session goes on. */
export const signOutFailedText = "You could not be signed out just now. Please try again in a moment.";
