import type { Car } from "@forecourt/core/schemas";
import { EnquiryDialog } from "@forecourt/enquiry/form";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSite } from "../use-site.ts";
import { askedCar } from "./asked-car.ts";

/** A form over the page of its car: closing it leads back to the car, by the way the shopper came. */
export function CarDialog({ car, title, id, children }: { car: Car; title: string; id?: string; children: ReactNode }) {
  const { money } = useSite();
  const navigate = useNavigate();
  const { state: cameFrom } = useLocation() as { state: { from?: string } | null };
  const close = () =>
    void (cameFrom?.from === car.path ? navigate(-1) : navigate(car.path, { replace: true, preventScrollReset: true }));
  return (
    <EnquiryDialog title={title} car={askedCar(car, money)} {...(id === undefined ? {} : { id })} onClose={close}>
      {children}
    </EnquiryDialog>
  );
}
