import { Dialog } from "@forecourt/ui-kit/dialog";
import type { ReactNode } from "react";
import { FormCar } from "./form-car.tsx";
import type { FormCarProps } from "./form-car.tsx";

/** Props of {@link EnquiryDialog}. */
export interface EnquiryDialogProps {
  title: string;
  /** The car being asked about, always in sight above the form. @default none: the form is not about a car for sale */
  car?: Omit<FormCarProps, "href">;
  /** Id of the dialog on its page. @default "enquire" */
  id?: string;
  /** Stays in sight below the form: what sends it. @default nothing: the form ends with its button */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page, with the car being asked about on top, if it is about one. */
export function EnquiryDialog({ title, car, id = "enquire", footer, onClose, children }: EnquiryDialogProps) {
  return (
    <Dialog open id={id} title={title} footer={footer} onClose={onClose}>
      {car && <FormCar {...car} />}
      {children}
    </Dialog>
  );
}
