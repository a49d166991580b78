import type { Car } from "@forecourt/core/schemas";
import { EnquiryDialog } from "@forecourt/enquiry/form";
import type { ReactNode } from "react";
import { useSite } from "../use-site.ts";
import { formCar } from "./form-car.ts";
import { useCloseToCar } from "./use-close-to-car.ts";

/** A form about a car over its page; closing it leads back to the car. */
export function CarDialog({
  car,
  title,
  id,
  footer,
  children,
}: {
  car: Car;
  title: string;
  id?: string;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { money } = useSite();
  return (
    <EnquiryDialog
      title={title}
      car={formCar(car, money)}
      {...(id === undefined ? {} : { id })}
      footer={footer}
      onClose={useCloseToCar(car)}
    >
      {children}
    </EnquiryDialog>
  );
}
