export { borrowingLaw } from "./borrowing-law.ts";
export { carNotice } from "./car-notice.ts";
export { energyLabel } from "./energy-label.ts";
export { facts } from "./facts.ts";
export { law } from "./law.ts";
export { texts } from "./texts.ts";
