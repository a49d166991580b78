import { locationTimeZone, testDriveForm, testDriveRequestForm } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { leadFromForm } from "@forecourt/enquiry/lead";
import type { ActionFunctionArgs } from "react-router";
import { apiContext, siteContext } from "../contexts.ts";
import { answerLead } from "./answer-lead.ts";
import { sentFrom } from "./car-lead.ts";
import { sentLead } from "./sent-lead.ts";
import { bookedPath, chosenTime, testDriveTimes } from "./test-drive-times.ts";

/** What a test drive is of. */
export interface DrivenCar {
  car: Car | undefined;
  /** Set on a model's page: its cars are new (S2 §2). */
  isNewModel?: boolean;
  /** The place that the shopper chose. @default the car's, else the dealer's main one */
  locationId?: string | undefined;
  /** The place that the page names, of a form without times. @default the place that the shopper chose */
  placeId?: string | undefined;
  /** Id of the booking that this one takes the place of. */
  replaces?: string | undefined;
  /** Path and query of the page. */
  path: string;
}

/**
 * Books a test drive, or asks for one where the form had no times. A time that is gone is said with the times that are
 * left.
 */
export async function takeTestDrive(
  args: ActionFunctionArgs,
  { car, isNewModel = false, locationId, placeId = locationId, replaces, path }: DrivenCar,
) {
  const { request, context } = args;
  const [site, api] = [context.get(siteContext), context.get(apiContext)];
  const form = await request.formData();
  const place = locationId === undefined ? {} : { location_id: locationId };
  const where = site.locations.find(({ id }) => id === (locationId ?? car?.location?.id));
  const driven = car ?? { car_type: isNewModel ? ("new" as const) : ("used" as const) };
  const asks = form.has("asks");
  const leadForm = asks ? testDriveRequestForm : testDriveForm;
  const lead = {
    ...leadFromForm(form, { form: leadForm, car, ...sentFrom(args, path) }),
    ...(!car && isNewModel ? { car_type: "new" as const } : {}),
  };
  const moved = replaces === undefined ? {} : { replaces };
  const of = { ...(car ? { car_id: car.id } : {}), ...place, ...moved };
  return answerLead(
    args,
    form,
    async (key) => {
      if (asks) {
        const { lead_id } = await api.createLead({ ...lead, location: placeId }, key);
        return sentLead(leadForm, { lead_id, facts: driven, page: path });
      }
      const booked = await api.bookTestDrive(
        {
          ...lead,
          ...place,
          ...moved,
          starts_at: chosenTime(form, locationTimeZone(where, site)),
        },
        key,
      );
      const sent = sentLead(leadForm, { lead_id: booked.lead_id, facts: driven, page: path });
      return { ...sent, to: bookedPath(booked) };
    },
    async ({ code, message }) => ({
      times: asks ? undefined : await testDriveTimes(api, of, request.signal),
      ...(code === "slot_taken" ? { fields: { starts_at: message } } : {}),
    }),
  );
}
