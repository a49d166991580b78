export { drawPrize } from "./spin/draw-prize.ts";
export { spinPeriod } from "./spin/spin-period.ts";
export { spinEligibilityWords } from "./spin/spin-eligibility.ts";
export { spinSubcategories } from "./lead/forms/spin-to-win-form.ts";
