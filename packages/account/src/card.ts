export { SavedButtons, type SavedButtonsProps } from "./saved-buttons.tsx";
