import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fillKnownDetails, knownDetails } from "./known-details.ts";

const details = { name: "Kim", last_name: null, email: "kim@example.com", phone: "0400 000 000", postcode: "2150" };

afterEach(cleanup);

describe("details that the device knows of a shopper", () => {
  it("fill the empty fields of a form, and overwrite nothing", () => {
    render(
      <form aria-label="Enquire">
        <input name="name" aria-label="Name" />
        <input name="email" aria-label="Email" defaultValue="other@example.com" />
        <input name="postcode" aria-label="Postcode" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>("form");
    fillKnownDetails(form, details);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      name: "Kim",
      email: "other@example.com",
      postcode: "2150",
    });
    fillKnownDetails(form, undefined);
    expect(new FormData(form).get("name")).toBe("Kim");
  });

  it("leave the field alone in which the shopper is when the page's code comes late", () => {
    render(
      <form aria-label="Enquire">
        <input name="name" aria-label="Name" />
        <input name="email" aria-label="Email" />
      </form>,
    );
    screen.getByLabelText("Email").focus();
    const form = screen.getByRole<HTMLFormElement>("form");
    fillKnownDetails(form, details);
    expect(Object.fromEntries(new FormData(form))).toEqual({ name: "Kim", email: "" });
  });

  it("are kept from a sent form without what was said in it", () => {
    expect(
      knownDetails({
        name: " Kim ",
        email: "kim@example.com",
        phone: "0400 000 000",
        postcode: "2150",
        last_name: "",
        message: "Hi",
        opt_in: "on",
      }),
    ).toEqual(details);
  });
});
