import { isEnquirable, photoRequestForm } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { useOutletContext } from "react-router";
import type { ActionFunctionArgs, HeadersFunction } from "react-router";
import { CarRequestDialog } from "../enquiry/car-request-dialog.tsx";
import { takeCarLead } from "../enquiry/car-lead.ts";
import { sendSafely } from "../enquiry/send-safely.ts";

/** Takes a photo request, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeCarLead(args, photoRequestForm);
export const clientAction = sendSafely;
export const headers: HeadersFunction = ({ parentHeaders }) => parentHeaders;

/** The photo request over its car's page. */
export default function RequestPhotos() {
  const car = useOutletContext<Car>();
  return isEnquirable(car) && <CarRequestDialog car={car} request={photoRequestForm} />;
}
