import { useState } from "react";

/**
 * The step of the popup that a shopper fills in: the estimate (0), then the details (1).
 *
 * @param onAdvance fetches what the details need, before they are shown
 */
export function useEnquiryStep(onAdvance: (() => Promise<unknown>) | undefined) {
  const [step, setStep] = useState(0);
  const [isAdvancing, setAdvancing] = useState(false);
  const [alert, setAlert] = useState<string>();

  async function advance(): Promise<void> {
    if (isAdvancing) return;
    setAdvancing(true);
    setAlert(undefined);
    try {
      await onAdvance?.();
      setStep(1);
    } catch {
      setAlert("An unknown error occurred while advancing step.");
    } finally {
      setAdvancing(false);
    }
  }
  return { step, isAdvancing, alert, advance, back: () => setStep(0) };
}
