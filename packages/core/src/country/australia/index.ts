export { facts } from "./facts.ts";
export { law } from "./law.ts";
export { states } from "./states.ts";
export { texts } from "./texts.ts";
export { warranties } from "./warranties.ts";
