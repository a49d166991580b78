import { isEnquirable, vehicleEnquiryForm } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { useOutletContext } from "react-router";
import type { ActionFunctionArgs, HeadersFunction } from "react-router";
import { takeCarLead } from "../enquiry/car-lead.ts";
import { sendSafely } from "../enquiry/send-safely.ts";
import { VehicleEnquiryDialog } from "../enquiry/vehicle-enquiry-dialog.tsx";

/** Takes the enquiry, with or without JavaScript. */
export const action = (args: ActionFunctionArgs) => takeCarLead(args, vehicleEnquiryForm);
export const clientAction = sendSafely;
export const headers: HeadersFunction = ({ parentHeaders }) => parentHeaders;

/** The enquiry over its car's page: an address of its own, so that it opens without JavaScript and Back closes it. */
export default function Enquire() {
  const car = useOutletContext<Car>();
  return isEnquirable(car) && <VehicleEnquiryDialog car={car} />;
}
