export { signOutFailedText } from "./sign-out-failed-text.ts";
export { SavedLink } from "./saved-link.tsx";
export { SavedShell, type SavedShellProps } from "./saved-shell.tsx";
export { mayBeSignedIn, rememberSignedIn } from "./signed-in-mark.ts";
export { previousVisit } from "./previous-visit.ts";
