export { PrizeWheel, type PrizeWheelProps } from "./spin/prize-wheel.tsx";
export { SpinResult, type SpinResultProps } from "./spin/spin-result.tsx";
