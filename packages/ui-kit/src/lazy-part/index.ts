export { lazyPart } from "./lazy-part.ts";
export { latePart } from "./late-part.tsx";
