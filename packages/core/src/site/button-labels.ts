/** Default labels of the buttons of a car card (S1 §2 "Button variants"). */
export const cardButtonLabels = {
  enquire: "Enquire Now",
  finance: "Get Finance",
  tradeIn: "Trade-in",
  testDrive: "Test Drive",
  details: "View Details",
  findSimilar: "Find Me Something Similar",
  call: "Call the dealer",
} as const;

/** What the buttons of the vehicle page read unless a site says otherwise (S1 §2 "Buttons"). */
export const vehicleButtonLabels = {
  enquire: "Enquire Now",
  call: "Call Now",
  share: "Share",
  print: "Print",
  download: "Download PDF",
  finance: "Get Finance",
  testDrive: "Book a Test Drive",
  tradeIn: "Trade-in",
  location: "Vehicle location",
  photoRequest: "Request photos",
} as const;

/** A button of a car card. */
export type CardButton = keyof typeof cardButtonLabels;
/** A button of the vehicle page. */
export type VehicleButton = keyof typeof vehicleButtonLabels;

/**
 * What a button reads, or undefined where a site leaves it away (S1 §2).
 *
 * @example
 * buttonText({ show: true, label: "Quick Enquiry" }, cardButtonLabels.enquire) // "Quick Enquiry"
 */
export function buttonText(
  button: { show: boolean; label?: string | undefined } | undefined,
  usual: string,
): string | undefined {
  return button?.show ? (button.label ?? usual) : undefined;
}
