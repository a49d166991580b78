import { countries, valueInContext } from "@forecourt/core";
import type { LeadField, LeadFormContext } from "@forecourt/core";
import { Checkbox } from "@forecourt/ui-kit/checkbox";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import { Select } from "@forecourt/ui-kit/select";
import { TextArea } from "@forecourt/ui-kit/text-area";
import { TextField } from "@forecourt/ui-kit/text-field";
import { choicePlaceholder } from "./choice-placeholder.ts";
import { leadFieldId, serviceBoxName } from "./lead-field-id.ts";
import { TermsField } from "./terms-field.tsx";

/** Props of a lead form's field besides its declaration. */
export interface LeadFieldInputProps {
  /** Key of the form. */
  form: string;
  field: LeadField;
  context: LeadFormContext;
  error: string | undefined;
  /** What was typed before, by field; undefined in a form that was not sent yet. */
  sent: Readonly<Record<string, string>> | undefined;
  /** What it starts with. */
  start: string;
  /** Who the shopper agrees to hear from. */
  dealerName: string;
  /** What the form sends. @default "enquiry" */
  noun?: string | undefined;
}

/**
 * A field of a lead form as its declaration says: label, whether it must be filled, what there is to choose, what
 * helps.
 */
export function LeadFieldInput({ form, field, context, error, sent, start, dealerName, noun }: LeadFieldInputProps) {
  const { name, type, maxLength, autoComplete, isCode = false } = field;
  const need = valueInContext(field.need, context);
  const shared = {
    id: leadFieldId(form, name),
    name,
    error,
    required: need === "required",
    optional: need === "optional",
  };
  const labelled = {
    ...shared,
    label: valueInContext(field.label, context),
    help: valueInContext(field.help, context),
  };
  const isTicked = (box: string) => sent?.[box] === "on";
  switch (type) {
    case "opt_in":
      return (
        <Checkbox name={name} defaultChecked={sent ? isTicked(name) : context.enquiry.optInDefault}>
          Tell me about offers and news from {dealerName}
        </Checkbox>
      );
    case "agreement": {
      const { optional: _, ...box } = shared;
      return (
        <Checkbox {...box} defaultChecked={isTicked(name)}>
          {labelled.label}
        </Checkbox>
      );
    }
    case "terms":
      return (
        <TermsField
          {...shared}
          isTicked={isTicked(name)}
          settings={context.enquiry}
          dealerName={dealerName}
          noun={noun}
        />
      );
    case "services":
      return (
        <Fieldset legend={labelled.label}>
          {field.choices?.(context).map(({ value, name: service }) => (
            <Checkbox key={value} name={serviceBoxName(value)} defaultChecked={isTicked(serviceBoxName(value))}>
              {service}
            </Checkbox>
          ))}
        </Fieldset>
      );
    case "choice":
      return (
        <Select
          {...labelled}
          defaultValue={sent?.[name] || start}
          placeholder={need === "required" ? choicePlaceholder(labelled.label) : undefined}
        >
          {field.choices?.(context).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </Select>
      );
    case "comments":
      return <TextArea {...labelled} defaultValue={sent ? (sent[name] ?? "") : start} rows={4} maxLength={maxLength} />;
    default: {
      const days = field.days?.(context);
      return (
        <TextField
          {...labelled}
          {...inputs[type]}
          maxLength={maxLength}
          {...(field.inputMode && { inputMode: field.inputMode })}
          {...ofCountry(type, context)}
          {...(isCode && { autoCapitalize: "characters", spellCheck: false })}
          {...(days && { min: days.first, max: days.last })}
          defaultValue={sent ? (sent[name] ?? "") : start}
          autoComplete={autoComplete}
        />
      );
    }
  }
}

/** What a country says of its postcodes and phone numbers. */
function ofCountry(type: LeadField["type"], { country }: LeadFormContext) {
  const { phone, postcode } = countries[country];
  if (type === "phone" || type === "mobile") return { placeholder: phone.example };
  return type === "postcode" ? { maxLength: postcode.maxLength, inputMode: postcode.inputMode } : {};
}

const inputs: Partial<Record<LeadField["type"], { type?: string; inputMode?: "tel" | "email" | "decimal" }>> = {
  phone: { type: "tel", inputMode: "tel" },
  mobile: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
  number: { inputMode: "decimal" },
  date: { type: "date" },
};
