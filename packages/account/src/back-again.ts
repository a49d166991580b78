export { BackAgain, type BackAgainProps } from "./back-again-part.tsx";
export { NewSinceVisitNote, type NewSinceVisitNoteProps } from "./new-since-visit.tsx";
