import { findSimilarForm, isEnquirable } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { useOutletContext } from "react-router";
import type { ActionFunctionArgs, HeadersFunction } from "react-router";
import { CarRequestDialog } from "../enquiry/car-request-dialog.tsx";
import { takeCarLead } from "../enquiry/car-lead.ts";
import { sendSafely } from "../enquiry/send-safely.ts";

/** Takes the wish for a car like one that is sold, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeCarLead(args, findSimilarForm);
export const clientAction = sendSafely;
export const headers: HeadersFunction = ({ parentHeaders }) => parentHeaders;

/** The form of S1 §4 for a car that is sold, over its page. */
export default function FindSimilar() {
  const car = useOutletContext<Car>();
  return !isEnquirable(car) && <CarRequestDialog car={car} request={findSimilarForm} />;
}
