import type { CountryCode } from "@forecourt/core";
import { PhoneVerification } from "@forecourt/account/sign-in";
import type { PhoneCode } from "@forecourt/account/sign-in";
import { Button } from "@forecourt/ui-kit/button";

/**
 * Phone number and code of an enquiry; of a shopper who is signed in the number alone, with the choice to use another.
 */
export function PhoneFields({
  phoneCode,
  provenPhone,
  country,
  phoneError,
  codeError,
  onOther,
}: {
  phoneCode: PhoneCode;
  /** The number of the session. */
  provenPhone: string | undefined;
  country: CountryCode;
  phoneError: string | undefined;
  codeError: string | undefined;
  onOther: () => void;
}) {
  if (provenPhone === undefined)
    return (
      <PhoneVerification
        phoneCode={phoneCode}
        country={country}
        phoneError={phoneError}
        codeError={codeError}
        idPrefix="finance"
      />
    );
  return (
    <p id="finance-phone">
      Your mobile number ending in {provenPhone.slice(-3)} is verified.{" "}
      <Button variant="link" onClick={onOther}>
        Use another number
      </Button>
    </p>
  );
}
