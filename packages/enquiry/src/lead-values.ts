import { collectAdditionalServices, valueInContext, stripRadioHelpers } from "@forecourt/core";
import type { LeadField, LeadFormContext } from "@forecourt/core";
import { choicePlaceholder } from "./choice-placeholder.ts";
import { serviceBoxName } from "./lead-field-id.ts";

/**
 * Values of a posted form's declared fields, with or without JavaScript, by their names on the wire: texts as typed, a
 * box as whether it is ticked, the ticked services as one list, no choice that was not made. What the browser sends is
 * only carried over; the platform checks it.
 */
export function leadValues(
  posted: FormData,
  fields: readonly LeadField[],
  context: LeadFormContext,
): Record<string, unknown> {
  const text = (name: string) => {
    const value = posted.get(name);
    return typeof value === "string" ? value : "";
  };
  const shown = fields.filter(({ need }) => valueInContext(need, context) !== "hidden");
  const helpers = shown.flatMap(({ type, label }) =>
    type === "choice" ? ["", choicePlaceholder(valueInContext(label, context))] : [],
  );
  const valueOf = (field: LeadField): Record<string, unknown> => {
    const { name, type } = field;
    switch (type) {
      case "opt_in":
      case "agreement":
      case "terms":
        return { [name]: posted.has(name) };
      case "choice":
        return stripRadioHelpers({ [name]: text(name) }, helpers);
      case "number":
        return text(name).trim() === "" ? {} : { [name]: Number(text(name)) };
      case "services": {
        const options = field.choices?.(context).map(({ value }) => value) ?? [];
        const boxes = Object.fromEntries(options.map((option) => [option, posted.get(serviceBoxName(option))]));
        return collectAdditionalServices(boxes, options);
      }
      case "time":
        return {};
      default:
        return { [name]: text(name) };
    }
  };
  return Object.assign({}, ...shown.map(valueOf)) as Record<string, unknown>;
}
