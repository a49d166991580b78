import { describe, expect, it } from "vitest";
import { deliveryEstimate, noDeliveryEstimate, postcodeMissing } from "./delivery-estimate.ts";

const regions = [
  { from: "2800", to: "2899", name: "Central West", price: 350 },
  { from: "0800", to: "0899", name: "Top End", price: 1900 },
];

describe("delivery calculator", () => {
  it.each([
    ["2800", { ok: true, name: "Central West", price: 350 }],
    [" 2899 ", { ok: true, name: "Central West", price: 350 }],
    ["0850", { ok: true, name: "Top End", price: 1900 }],
    ["2900", { ok: false, error: noDeliveryEstimate }],
    ["850", { ok: false, error: noDeliveryEstimate }],
    ["", { ok: false, error: postcodeMissing }],
  ])("answers %s with %j", (postcode, answer) => {
    expect(deliveryEstimate(postcode, regions)).toEqual(answer);
  });
});
