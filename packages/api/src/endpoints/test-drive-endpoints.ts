import { testDriveForm } from "@forecourt/core";
import { formBody, leadInputSchema } from "@forecourt/core/schemas";
import { z } from "@forecourt/core/zod";
import { bookingLimit, leadAnswerSchema } from "./lead-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

const instant = z.iso.datetime({ offset: true, error: "Choose one of the times." });

/** The times of a location that can still be booked, by day (S1 §7 "Appointment fetch for the test drive date"). */
const testDriveSlotsSchema = z.object({
  location_id: z.string(),
  location_name: z.string(),
  time_zone: z.string(),
  slot_minutes: z.number().int(),
  /**
   * Days of the site's calendar that have a time, earliest first; none when everything is taken or the hours are not
   * known.
   */
  days: z.array(
    z.object({
      /** `2026-11-23`. */
      date: z.string(),
      /** "Monday, 23 November". */
      label: z.string(),
      slots: z.array(z.object({ starts_at: z.string(), label: z.string() })),
    }),
  ),
});
/** The times that can still be booked. */
export type TestDriveSlots = z.output<typeof testDriveSlotsSchema>;

/** A booking of a test drive: who, when, and what. `category` is set by the platform. */
const testDriveInputSchema = formBody(testDriveForm.fields, {
  ...leadInputSchema.shape,
  /** One of the `starts_at` that `testDriveSlots` answered. */
  starts_at: instant,
  /** Location of the drive. @default the car's, else the dealer's main place */
  location_id: z.string().max(64).optional(),
  /** An earlier booking that this one takes the place of: its `appointment_id`. Both happen, or neither. */
  replaces: z.uuid().optional(),
});
/** A booking as posted. */
export type TestDriveInput = z.input<typeof testDriveInputSchema>;

/** Answer of a booking. `event_id` is the analytics event that the page sends (17 or 48; S1 §7). */
const testDriveAnswerSchema = leadAnswerSchema.extend({
  /** Random; whoever has it may read, change and cancel the booking. Nobody but the shopper is told. */
  appointment_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** "Monday, 23 November at 9:00 am". */
  label: z.string(),
  location_id: z.string(),
  location_name: z.string(),
  /** Until when the time is held for a shopper who has to confirm; null where the booking is confirmed. */
  held_until: z.string().nullable(),
  event_id: z.number().int(),
});
/** Answer of a booking. */
export type TestDriveAnswer = z.output<typeof testDriveAnswerSchema>;

/** A test drive as whoever has its id may read it: when, where and which car, nothing of who. */
export const bookedTestDriveSchema = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  /** "Monday, 23 November at 9:00 am". */
  label: z.string(),
  /** IANA zone of the place: its clocks tell the times. */
  time_zone: z.string(),
  location_id: z.string(),
  location_name: z.string(),
  /** On one line. */
  address: z.string(),
  /** `sold` where it was sold since: nobody can drive it any more. */
  car: z.object({ id: z.string(), name: z.string(), path: z.string(), sold: z.boolean() }).nullable(),
  /**
   * `held` until the shopper or the dealer confirms it; `released` when somebody else took the time that nobody had
   * confirmed; `past` once it has begun: then it can neither be cancelled nor changed.
   */
  state: z.enum(["held", "booked", "cancelled", "released", "past"]),
  /** Until when a booking that nobody has confirmed keeps its time for sure; null for a confirmed one. */
  held_until: z.string().nullable(),
  /**
   * Id of the booking to which the shopper moved a cancelled one, the last where it was moved often; null otherwise.
   */
  moved_to: z.uuid().nullable(),
});
/** A test drive as whoever has its id may read it. */
export type BookedTestDrive = z.output<typeof bookedTestDriveSchema>;

const driveParams = z.object({ id: z.uuid() });

/** Booking a test drive, and what becomes of the booking. */
export const testDriveEndpoints = {
  testDriveSlots: {
    method: "GET",
    path: "/api/test-drive-slots",
    summary: "Times for a test drive that can still be booked, of the car's location or the one named.",
    query: z.object({
      car_id: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
      location_id: z.string().max(64).optional(),
      /** The `appointment_id` of a booking of another car that is to be moved: its own time is offered, too. */
      replaces: z.uuid().optional(),
    }),
    errors: { 404: ["appointments_off", "location_not_found", "car_not_found"] },
    response: testDriveSlotsSchema,
  },
  bookTestDrive: {
    method: "POST",
    path: "/api/test-drives",
    summary:
      "Books a test drive and stores its lead, both or neither. It is confirmed for a shopper who is signed in; else its time is held for 15 minutes.",
    body: testDriveInputSchema,
    repeatable: true,
    limit: bookingLimit,
    errors: {
      404: ["appointments_off", "location_not_found", "car_not_found", "test_drive_unknown"],
      409: ["slot_taken", "day_held"],
    },
    response: testDriveAnswerSchema,
  },
  testDriveCalendar: {
    method: "GET",
    path: "/api/test-drives/{id}.ics",
    summary: "The test drive as a calendar file; a cancelled one takes itself out of the calendar.",
    params: driveParams,
    media: "text/calendar",
    errors: { 404: ["test_drive_unknown"] },
    response: z.string(),
  },
  testDrive: {
    method: "GET",
    path: "/api/test-drives/{id}",
    summary: "A booked test drive, for whoever has its id.",
    params: driveParams,
    errors: { 404: ["test_drive_unknown"] },
    response: bookedTestDriveSchema,
  },
  confirmTestDrive: {
    method: "POST",
    path: "/api/test-drives/{id}/confirm",
    summary:
      "Confirms a held test drive, for a shopper who is signed in or with the token that the dealer's lead has. Again it changes nothing.",
    params: driveParams,
    body: z.strictObject({ token: z.string().min(1).max(100).optional() }),
    errors: { 401: ["sign_in_required"], 404: ["test_drive_unknown"], 409: ["drives_many"] },
    response: bookedTestDriveSchema,
  },
  cancelTestDrive: {
    method: "POST",
    path: "/api/test-drives/{id}/cancel",
    summary:
      "Cancels a test drive: its time is free again and the dealer hears of it. Again it changes nothing. Of one that was moved, the booking that took its place is cancelled.",
    params: driveParams,
    errors: { 404: ["test_drive_unknown"], 409: ["test_drive_past"] },
    response: bookedTestDriveSchema,
  },
} as const satisfies Record<string, Endpoint>;
