import type { CodeSent } from "@forecourt/api";
import type { ApiClient } from "@forecourt/api/client";
import { codeRequestTimeoutMs, mobileNumberText, phoneMissing, refusalText } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import { useCallback, useEffect, useRef, useState } from "react";

/** Details that are sent with a request for a code. */
export interface CodeProfile {
  first_name?: string;
  last_name?: string;
  email?: string;
  dealership_slug?: string;
}

/** What a form of a phone number and its code knows. */
export interface PhoneCodeState {
  phone: string;
  code: string;
  stage: "unsent" | "sending" | "sent";
  /** Seconds until another code can be asked for. */
  waitSeconds: number;
  /** What is wrong with the number. */
  phoneError?: string | undefined;
  /** The code, in a demonstration where nobody is texted. */
  demonstrationCode?: string | undefined;
  /** Why no code was sent, in the words of S2 §8. */
  alert?: string | undefined;
}

/** State and actions of {@link usePhoneCode}. */
export interface PhoneCode extends PhoneCodeState {
  setPhone(phone: string): void;
  setCode(code: string): void;
  send(): Promise<void>;
  /** Back to the number, which can be changed then. */
  change(): void;
}

const tooMany = "Too many verification attempts. Please try again later.";
const unknown = "An unknown error occurred.";

/**
 * Sends a code to a phone number and keeps the two until they are used (S2 §4 "Phone verification";
 * decisions.md rows 46 and 47). The platform's client and the reading of phone numbers are loaded with the first code.
 */
export function usePhoneCode({
  country,
  profile,
  onSent,
}: {
  country: CountryCode;
  profile?: () => CodeProfile;
  /** A code was sent. */
  onSent?: (() => void) | undefined;
}): PhoneCode {
  const [state, setState] = useState<PhoneCodeState>({ phone: "", code: "", stage: "unsent", waitSeconds: 0 });
  const change = (next: Partial<PhoneCodeState>) => setState((current) => ({ ...current, ...next }));
  const setPhone = useCallback(
    (phone: string) => setState((current) => ({ ...current, phone, phoneError: undefined })),
    [],
  );
  const sending = useRef(false);
  const isWaiting = state.waitSeconds > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(
      () => setState((current) => ({ ...current, waitSeconds: Math.max(0, current.waitSeconds - 1) })),
      1000,
    );
    return () => clearInterval(timer);
  }, [isWaiting]);

  async function send(): Promise<void> {
    if (sending.current || isWaiting) return;
    const wasSent = state.stage === "sent";
    if (state.phone.trim() === "") return change({ phoneError: phoneMissing });
    sending.current = true;
    change({ stage: "sending", phoneError: undefined, alert: undefined });
    try {
      const { mobileNumber } = await import("@forecourt/core/phone");
      const phone = mobileNumber(state.phone, country);
      if (phone === undefined) return change({ stage: "unsent", phoneError: mobileNumberText() });
      const { resend_after_ms: wait, demonstration_code } = await requestCode(phone, profile?.() ?? {});
      change({
        stage: "sent",
        code: wasSent ? state.code : "",
        waitSeconds: Math.ceil(wait / 1000),
        demonstrationCode: demonstration_code,
      });
      onSent?.();
    } catch (error) {
      const phoneError = fieldProblem(error, "phone");
      change({
        stage: wasSent ? "sent" : "unsent",
        ...(phoneError === undefined
          ? { alert: error instanceof Error && error.message !== "" ? error.message : unknown }
          : { phoneError }),
      });
    } finally {
      sending.current = false;
    }
  }

  return {
    ...state,
    setPhone,
    setCode: (code) => change({ code }),
    send,
    change: () => change({ stage: "unsent", code: "", alert: undefined, demonstrationCode: undefined }),
  };
}

async function requestCode(phone: string, profile: CodeProfile): Promise<CodeSent> {
  const api = await client();
  const signal = AbortSignal.timeout(codeRequestTimeoutMs);
  await api.checkRateLimit({ phone }, { signal }).catch((error: unknown) => {
    throw refusalText(error) === undefined ? new Error(tooMany) : error;
  });
  return api.sendCode({ phone, data: profile }, { signal }).catch((error: unknown) => {
    throw refusalText(error) === undefined ? new Error(unknown) : error;
  });
}

async function client(): Promise<ApiClient> {
  const { createApiClient } = await import("@forecourt/api/client");
  return createApiClient();
}

const isRefusal = (error: unknown): error is Error & { fields: readonly { path: string; message: string }[] } =>
  error instanceof Error && error.name === "ApiError";

function fieldProblem(error: unknown, name: string): string | undefined {
  return isRefusal(error) ? error.fields.find(({ path }) => path === name)?.message : undefined;
}
