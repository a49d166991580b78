import { isEnquirable } from "@forecourt/core";
import type { Car } from "@forecourt/core/schemas";
import { lazy, Suspense, useEffect, useState } from "react";
import { useActionData, useNavigate } from "react-router";

const loadDialog = () => import("./vehicle-enquiry-dialog.tsx");
const VehicleEnquiryDialog = lazy(async () => ({ default: (await loadDialog()).VehicleEnquiryDialog }));

/**
 * Opens the enquiry over the vehicle page. The buttons are links to `?enquire=1`, where the server renders the dialog
 * open; with JavaScript they open it where the shopper is. The form's code loads when it is needed.
 */
export function VehicleEnquiry({ car, openAtFirst }: { car: Car; openAtFirst: boolean }) {
  // Posted without JavaScript and refused: the page comes back with the form and what is wrong with it.
  const wasRefused = useActionData() !== undefined;
  const [open, setOpen] = useState(openAtFirst || wasRefused);
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("[data-open-enquiry]") || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      setOpen(true);
    };
    const onReach = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("[data-open-enquiry]")) void loadDialog();
    };
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("pointerover", onReach, { passive: true });
    document.addEventListener("focusin", onReach);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("pointerover", onReach);
      document.removeEventListener("focusin", onReach);
    };
  }, []);

  if (!open || !isEnquirable(car)) return null;
  const close = () => {
    setOpen(false);
    if (openAtFirst) void navigate(car.path, { replace: true, preventScrollReset: true });
  };
  return (
    <Suspense fallback={null}>
      <VehicleEnquiryDialog car={car} onClose={close} />
    </Suspense>
  );
}
