export * from "./phone/mobile-number.ts";
export * from "./phone/phone-number.ts";
