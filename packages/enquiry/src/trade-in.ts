export { TradeInCarForm, type TradeInCarFormProps, type TradeInStepProps } from "./trade-in-car-form.tsx";
export { TradeInConditionForm, type TradeInConditionFormProps } from "./trade-in-condition-form.tsx";
export type { TradeInPhotosProps } from "./trade-in-photos.tsx";
export { TradeInResult, type TradeInResultProps } from "./trade-in-result.tsx";
