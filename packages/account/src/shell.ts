export { SavedLink } from "./saved-link.tsx";
export { SavedShell, type SavedShellProps } from "./saved-shell.tsx";
