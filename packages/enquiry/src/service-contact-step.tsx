import type { ShownEnquirySettings } from "@forecourt/core";
import { TextField } from "@forecourt/ui-kit/text-field";
import { ConsentFields } from "./consent-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import styles from "./enquiry-form.module.css";
import type { ServiceStepProps } from "./service-step-props.ts";

/** Who asks for a service, what they agree to, and where they live where the site asks for it (S1 §2, §3). */
export function ServiceContactStep({
  errors,
  value,
  settings,
  country,
  wasSent,
  enquiry,
  dealerName,
}: ServiceStepProps & { country: "AU" | "NZ"; wasSent: boolean; enquiry: ShownEnquirySettings; dealerName: string }) {
  const fields = { prefix: "service", errors, value };
  const field = (name: string, label: string) => ({
    id: `service-${name}`,
    name,
    label,
    error: errors[name],
    defaultValue: value(name),
  });
  return (
    <>
      <ContactFields {...fields} country={country} hasPostcode={false} />
      {settings.hasAddress && (
        <>
          <div className={styles.pair}>
            <TextField {...field("street", "Street")} autoComplete="address-line1" maxLength={120} optional />
            <TextField {...field("suburb", "Suburb")} autoComplete="address-level2" maxLength={80} optional />
          </div>
          <div className={styles.pair}>
            <TextField
              {...field("state", country === "NZ" ? "Region" : "State")}
              autoComplete="address-level1"
              maxLength={40}
              optional
            />
            <TextField
              {...field("postcode", "Postcode")}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={4}
              optional
            />
          </div>
        </>
      )}
      <ConsentFields {...fields} wasSent={wasSent} settings={enquiry} dealerName={dealerName} />
    </>
  );
}
