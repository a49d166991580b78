import { cleanCode, codeLength, countries } from "@forecourt/core";
import type { CountryCode } from "@forecourt/core";
import { Alert } from "@forecourt/ui-kit/alert";
import { Button } from "@forecourt/ui-kit/button";
import { TextField } from "@forecourt/ui-kit/text-field";
import { useEffect, useRef } from "react";
import styles from "./account-verification.module.css";
import type { PhoneCode } from "./use-phone-code.ts";

/** Props of {@link PhoneVerification}. */
export interface PhoneVerificationProps {
  phoneCode: PhoneCode;
  country: CountryCode;
  /** What was wrong with the code when it was sent. */
  codeError?: string | undefined;
  /** What was wrong with the number when the form was sent. */
  phoneError?: string | undefined;
  /** Prefix of the fields' ids, so that an error summary can link to them. @default "verify" */
  idPrefix?: string;
}

/**
 * A mobile number and the code texted to it (S2 §4): Send Code, Sending..., Resend Code after 15 seconds, Change
 * number. The code can be pasted with blanks and dashes, and phones fill it in.
 */
export function PhoneVerification({
  phoneCode,
  country,
  codeError,
  phoneError,
  idPrefix = "verify",
}: PhoneVerificationProps) {
  const { phone, code, stage, waitSeconds, demonstrationCode, alert } = phoneCode;
  const codeField = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const isSent = stage === "sent";
  const before = useRef(stage);
  useEffect(() => {
    if (isSent) codeField.current?.focus();
    // The pressed button is gone, so the focus moves to the number.
    if (before.current === "sent" && stage === "unsent") phoneField.current?.focus();
    before.current = stage;
  }, [isSent, stage]);
  const refusedPhone = phoneCode.phoneError;
  useEffect(() => {
    if (refusedPhone !== undefined) phoneField.current?.focus();
  }, [refusedPhone]);
  const label =
    stage === "sending"
      ? "Sending..."
      : isSent
        ? `Resend Code${waitSeconds > 0 ? ` (${waitSeconds})` : ""}`
        : `Send Code${waitSeconds > 0 ? ` (${waitSeconds})` : ""}`;

  return (
    <div className={styles.fields}>
      <div className={styles.line}>
        <TextField
          ref={phoneField}
          id={`${idPrefix}-phone`}
          name="phone"
          label="Mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          required
          placeholder={countries[country].phone.example}
          disabled={isSent}
          // While it is sent it keeps the focus of whoever pressed Enter in it: the code may be refused.
          readOnly={stage === "sending"}
          value={phone}
          error={phoneCode.phoneError ?? phoneError}
          onChange={(event) => phoneCode.setPhone(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void phoneCode.send();
          }}
        />
        <Button
          variant="secondary"
          loading={stage === "sending"}
          aria-disabled={waitSeconds > 0 || undefined}
          aria-label={waitSeconds > 0 ? label.replace(/ \((\d+)\)/, ", in $1 seconds") : undefined}
          onClick={() => void phoneCode.send()}
        >
          {label}
        </Button>
      </div>
      {isSent && (
        <Button variant="link" className={styles.change} onClick={() => phoneCode.change()}>
          Change number
        </Button>
      )}
      <p className={styles.hint} role="status">
        {isSent && !alert ? "Code sent!" : ""}
      </p>
      {isSent && demonstrationCode !== undefined && (
        <Alert tone="info" live="polite">
          Demonstration: nobody is texted here. Your code is{" "}
          <strong data-demonstration-code="">{demonstrationCode}</strong>.
        </Alert>
      )}
      {alert && (
        <Alert tone="error" live="assertive">
          {alert}
        </Alert>
      )}
      <TextField
        ref={codeField}
        id={`${idPrefix}-code`}
        name="code"
        label="Verification code"
        help={`The ${codeLength} digits that we text you.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        disabled={!isSent}
        value={code}
        error={codeError}
        onChange={(event) => phoneCode.setCode(cleanCode(event.currentTarget.value).slice(0, codeLength))}
      />
    </div>
  );
}
