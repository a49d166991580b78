/** Result of the last try to send. */
export interface EnquiryFormState {
  /** A sentence for the whole form. */
  error?: string;
  /** What is wrong per field name. */
  fields: Readonly<Record<string, string>>;
  /** What the shopper had typed, for a page without JavaScript. */
  values: Readonly<Record<string, string>>;
}
