import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { PaymentMark, paymentEndpoints } from "@forecourt/api";
import type { HandlersOf } from "./handlers-of.ts";

/** Drawings of simple-icons, which are in the public domain (CC0); the marks are trade marks of their owners. */
const files: Readonly<Record<PaymentMark, string>> = {
  "apple-pay": "applepay",
  "google-pay": "googlepay",
  mastercard: "mastercard",
  visa: "visa",
};

const drawings = new Map<PaymentMark, Promise<string>>();

/** Ways to pay. */
export const paymentHandlers = (): HandlersOf<typeof paymentEndpoints> => ({
  async getPaymentMark({ params: { name } }) {
    const drawing =
      drawings.get(name) ??
      readFile(fileURLToPath(import.meta.resolve(`simple-icons/icons/${files[name]}.svg`)), "utf8");
    drawings.set(name, drawing);
    return new Response(await drawing, {
      headers: {
        "content-type": "image/svg+xml",
        "cache-control": "public, max-age=604800",
        "x-content-type-options": "nosniff",
      },
    });
  },
});
