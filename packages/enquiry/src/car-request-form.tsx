import { messageLabel } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { LeadForm } from "./lead-form.tsx";
import type { SentFormProps } from "./lead-form.tsx";

/** What is asked for about a car besides an answer: the subcategory of the lead (S1 §2). */
export type CarRequest = "Photo Request" | "Find Me Something Similar";

/** What the form needs. */
export interface CarRequestFormProps extends SentFormProps {
  car: Pick<Car, "name" | "path">;
  request: CarRequest;
}

/** How a request reads, and where below its car's page it is posted to. */
export const carRequests = {
  "Photo Request": {
    path: "request-photos",
    title: "Request photos",
    label: (name: string) => `Request photos of ${name}`,
    comments: { label: "What would you like to see?", help: "For example the boot, the tyres, or a scratch up close." },
    send: "Request photos",
  },
  "Find Me Something Similar": {
    path: "find-similar",
    title: "Find Me Something Similar",
    label: (name: string) => `Find something similar to ${name}`,
    comments: { label: messageLabel, help: "What matters to you: the price, the colour, how soon you need it." },
    send: "Find Me Something Similar",
  },
} as const satisfies Record<CarRequest, object>;

/** Asks for photos of a car, or, where it is sold, for one like it (S1 §2, §4). The form says by itself what the shopper wants, so words are optional. */
export function CarRequestForm({ car, request, ...form }: CarRequestFormProps) {
  const { path, label, comments, send } = carRequests[request];
  return (
    <LeadForm
      {...form}
      prefix={path}
      action={`${car.path}/${path}`}
      label={label(car.name)}
      comments={{ ...comments, need: "optional" }}
      send={send}
    />
  );
}
