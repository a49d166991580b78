// @vitest-environment node
import { describe, expect, it } from "vitest";
import * as brands from "./routes/brands.tsx";
import * as careers from "./routes/careers.tsx";
import * as checkoutJourney from "./routes/checkout-journey.tsx";
import * as checkout from "./routes/checkout.tsx";
import * as contact from "./routes/contact.tsx";
import * as onlinePayment from "./routes/online-payment.tsx";
import * as orderModel from "./routes/order-model.tsx";
import * as sellYourCar from "./routes/sell-your-car.tsx";

describe("A page that is whole before its scripts come", () => {
  it.each(
    Object.entries({ contact, careers, checkout, checkoutJourney, onlinePayment, orderModel, brands, sellYourCar }),
  )("loads none on a first visit until the shopper touches it: %s", (_, { handle }) =>
    expect(handle.start).toBe("touch"),
  );
});
