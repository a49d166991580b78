import { TextField } from "@forecourt/ui-kit/text-field";
import styles from "./enquiry-form.module.css";

/** How the fields of a lead stand in a form of several tries. */
export interface LeadFieldsProps {
  /** Begins the ids of the fields, one for each form of a page: "enquiry" gives `enquiry-name`. */
  prefix: string;
  /** What is wrong per field name. */
  errors: Readonly<Record<string, string>>;
  /** What was typed before; "" when nothing was. */
  value: (name: string) => string;
}

const labels = { name: "First name", last_name: "Last name", email: "Email", phone: "Mobile", postcode: "Postcode" };

/** Who asks, and how to answer them: the contact fields of every lead form (decisions.md row 68). */
export function ContactFields({
  prefix,
  errors,
  value,
  country,
  hasPostcode = true,
}: LeadFieldsProps & { country: "AU" | "NZ"; /** @default true */ hasPostcode?: boolean }) {
  const field = (name: keyof typeof labels) => ({
    id: `${prefix}-${name}`,
    name,
    label: labels[name],
    error: errors[name],
    defaultValue: value(name),
  });
  const phone = (
    <TextField
      {...field("phone")}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      placeholder={country === "NZ" ? "021 123 4567" : "0412 345 678"}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field("name")} autoComplete="given-name" maxLength={80} required />
        <TextField {...field("last_name")} autoComplete="family-name" maxLength={80} optional />
      </div>
      <TextField
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        help="An email address or a mobile number is enough."
      />
      {hasPostcode ? (
        <div className={styles.pair}>
          {phone}
          <TextField {...field("postcode")} inputMode="numeric" autoComplete="postal-code" maxLength={4} optional />
        </div>
      ) : (
        phone
      )}
    </>
  );
}
