// @vitest-environment node
import { describe, expect, it } from "vitest";
import * as brands from "./routes/brands.tsx";
import * as careers from "./routes/careers.tsx";
import * as checkout from "./routes/checkout.tsx";
import * as contact from "./routes/contact.tsx";
import * as onlinePayment from "./routes/online-payment.tsx";
import * as orderModel from "./routes/order-model.tsx";

describe("A page that is whole before its scripts come", () => {
  it.each(Object.entries({ contact, careers, checkout, onlinePayment, orderModel, brands }))(
    "loads none on a first visit until the shopper touches it: %s",
    (_, { handle }) => expect(handle.start).toBe("touch"),
  );
});
