import { countries, serviceBookingForm } from "@forecourt/core";
import type { LeadFormContext, MoneyFormat } from "@forecourt/core";
import type { ServiceSettings } from "@forecourt/core/schemas";
import type { ReactNode } from "react";
import { DayChoice } from "./day-choice.tsx";
import { DueChoice } from "./due-choice.tsx";
import type { EnquiryFormState } from "./enquiry-form-state.ts";
import { leadFieldId } from "./lead-field-id.ts";
import { LeadFields } from "./lead-fields.tsx";
import { ServicePlate } from "./service-plate.tsx";
import { ServicePlaces } from "./service-places.tsx";
import type { ServicePlace } from "./service-places.tsx";

/** Settings of a site for its service form. */
export type ServiceFormSetup = Pick<
  ServiceSettings,
  "hasVehicleStep" | "isServiceIntervalRequired" | "hasAddress" | "tyreCheckbox" | "additionalServices"
>;

/** What the fields of a service booking are made from. */
export interface ServiceFieldsInput {
  /** How the site sets its service form up. */
  setup: ServiceFormSetup;
  places: readonly ServicePlace[];
  /** What the workshop offers, to be chosen from; empty where the shopper says what is due. */
  prices: ServiceSettings["prices"];
  money: MoneyFormat;
  /** The site's word for one vehicle. @default "car" */
  vehicle?: string;
  /** Result of looking up the plate, in words. @default nothing */
  lookedUp?: string | undefined;
}

/** Props of {@link ServiceStepFields}. */
interface ServiceStepFieldsProps extends ServiceFieldsInput {
  /** Name of the page whose fields they are. */
  page: string;
  context: LeadFormContext;
  /** Result of the last try to send. */
  state: EnquiryFormState | undefined;
  /** Who the shopper agrees to hear from. */
  dealerName: string;
  /** Id of the chosen place; undefined before one is chosen. */
  placeId: string | undefined;
  onChoosePlace: (id: string) => void;
}

/** The fields of a page of the service booking: some are of its own, the others as a lead form has them. */
export function ServiceStepFields(props: ServiceStepFieldsProps) {
  const { page, context, places, state, dealerName, onChoosePlace } = props;
  const { key, fields } = serviceBookingForm;
  const errors = state?.fields ?? {};
  const wide = wideFields(props);
  return (
    <LeadFields
      form={key}
      fields={fields
        .filter((field) => field.step === page)
        .map((field) => (field.name in wide ? { ...field, isHalf: false } : field))}
      context={context}
      errors={errors}
      sent={state?.values}
      dealerName={dealerName}
      own={{
        ...wide,
        location: (
          <ServicePlaces
            id={leadFieldId(key, "location")}
            places={places}
            chosen={state?.values["location"] ?? ""}
            error={errors["location"]}
            onChoose={onChoosePlace}
          />
        ),
      }}
    />
  );
}

/**
 * The fields that take a row of their own: the plate, what is due, and the day where the place has some to choose from.
 */
function wideFields({
  setup,
  places,
  prices,
  money,
  vehicle = "car",
  lookedUp,
  context,
  state,
  placeId,
}: ServiceStepFieldsProps): Record<string, ReactNode> {
  const place = places.find(({ id }) => id === placeId) ?? places[0];
  const dayField = serviceBookingForm.fields.find(({ name }) => name === "Preferred Service Date");
  const sent = state?.values;
  const errors = state?.fields ?? {};
  return {
    ...(setup.hasVehicleStep && {
      "Vehicle Rego": <ServicePlate vehicle={vehicle} sent={sent} error={errors["Vehicle Rego"]} lookedUp={lookedUp} />,
    }),
    ...(prices.length > 0 && {
      "Service Interval": (
        <DueChoice
          prices={prices}
          money={money}
          salesTax={countries[context.country].salesTax}
          isRequired={setup.isServiceIntervalRequired}
          sent={sent}
          error={errors["Service Interval"]}
        />
      ),
    }),
    ...(place &&
      place.days.length > 0 && {
        "Preferred Service Date": (
          <DayChoice
            place={place}
            days={dayField?.days?.(context)}
            sent={sent}
            error={errors["Preferred Service Date"]}
          />
        ),
      }),
  };
}
