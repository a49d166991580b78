export { WelcomeBack, type WelcomeBackProps } from "./welcome-back-part.tsx";
export { NewSinceVisitNote, type NewSinceVisitNoteProps } from "./new-since-visit.tsx";
