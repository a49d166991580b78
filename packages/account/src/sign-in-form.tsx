import { codeError, refusalText } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { useState } from "react";
import styles from "./account-verification.module.css";
import { PhoneVerification } from "./phone-verification.tsx";
import { rememberSignedIn } from "./signed-in-mark.ts";
import { usePhoneCode } from "./use-phone-code.ts";

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** Slug of the site. */
  site: string;
  country: CountryCode;
  /** The dealer's number, for those whose browser runs no scripts. */
  phone: { text: string; href: string };
  /** A code was sent. */
  onCodeSent?: (() => void) | undefined;
  /** The session is there: go where the shopper wanted to. */
  onSignedIn: () => void;
}

const idPrefix = "sign-in";
/** The first field that something is wrong with has the focus. */
const focusOn = (field: "phone" | "code") => document.querySelector<HTMLElement>(`#${idPrefix}-${field}`)?.focus();

/** Signs in by a code texted to a phone number; every refusal in the words of S2 §8. */
export function SignInForm({ site, country, phone, onCodeSent, onSignedIn }: SignInFormProps) {
  const [wrong, setWrong] = useState<string>();
  const [alert, setAlert] = useState<string>();
  const say = (ofCode?: string, ofSignIn?: string) => {
    setWrong(ofCode);
    setAlert(ofSignIn);
  };
  const asked = usePhoneCode({
    country,
    onSent: () => {
      say();
      onCodeSent?.();
    },
  });
  // A message about the code is removed with the code.
  const phoneCode = {
    ...asked,
    change: () => {
      say();
      asked.change();
    },
  };
  const [pending, setPending] = useState(false);

  async function verify(): Promise<void> {
    // No code was sent yet: send it first, or ask for the number.
    if (phoneCode.stage !== "sent") {
      focusOn("phone");
      return phoneCode.send();
    }
    const problem = codeError(phoneCode.code);
    say(problem);
    if (problem !== undefined) focusOn("code");
    if (problem !== undefined || pending) return;
    setPending(true);
    try {
      const { createApiClient } = await import("@forecourt/api/client");
      await createApiClient().verifyCode({ phone: phoneCode.phone, token: phoneCode.code, type: "sms" });
      rememberSignedIn(site, true);
      onSignedIn();
    } catch (error) {
      say(undefined, refusalText(error) ?? "An unknown error occurred during verification.");
      setPending(false);
      focusOn("code");
    }
  }
  return (
    <>
      <p className={styles.needs}>
        Signing in needs JavaScript, which is switched off in this browser. Call us on{" "}
        <a href={phone.href}>{phone.text}</a> instead.
      </p>
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-label="Sign in"
        onSubmit={(event) => {
          event.preventDefault();
          void verify();
        }}
      >
        <PhoneVerification idPrefix={idPrefix} phoneCode={phoneCode} country={country} codeError={wrong} />
        {alert && (
          <Alert tone="error" live="assertive">
            {alert}
          </Alert>
        )}
        <Button type="submit" size="l" block loading={pending}>
          Sign in
        </Button>
      </form>
    </>
  );
}
