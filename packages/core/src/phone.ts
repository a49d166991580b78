export * from "./phone/phone-number.ts";
