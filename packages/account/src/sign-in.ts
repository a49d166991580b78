export { SignInForm, type SignInFormProps } from "./sign-in-form.tsx";
export { PhoneVerification, type PhoneVerificationProps } from "./phone-verification.tsx";
export { usePhoneCode, type PhoneCode, type CodeProfile } from "./use-phone-code.ts";
