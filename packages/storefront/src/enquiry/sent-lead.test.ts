import { careerEnquiryForm, reserveForm, testDriveForm, vehicleEnquiryForm } from "@forecourt/core";
import { aLeadForm } from "@forecourt/core/testing";
import { describe, expect, it } from "vitest";
import { declaredFields, sentLead } from "./sent-lead.ts";

const taken = { lead_id: "L1", facts: { car_type: "new" }, page: "/cars/a-car" } as const;

describe("A lead that was taken", () => {
  it.each([
    ["an enquiry about a car", vehicleEnquiryForm, "enquiryNew"],
    ["a test drive", testDriveForm, "testDriveNew"],
    ["a form without an event", reserveForm, undefined],
  ])("is counted as its form declares: %s", (_, form, event) => {
    expect(sentLead(form, taken).event).toBe(event);
  });

  it("is counted by the category that was chosen", () => {
    const facts = { category: "Career Enquiry" };
    expect(sentLead(careerEnquiryForm, { ...taken, facts }).event).toBe("careerEnquiry");
  });

  it("leads to the page of thanks that its form declares, else to the form's own", () => {
    expect(sentLead(vehicleEnquiryForm, taken).to).toBe("/success");
    expect(sentLead(aLeadForm({ successPage: "/tyres/thanks" }), taken).to).toBe("/tyres/thanks");
    expect(sentLead(reserveForm, taken).to).toBe("/cars/a-car");
  });

  it("has in a call of its own what its form declares, and where it comes from", () => {
    const lead = { name: "Ana", category: "Reservation", message: "", url: "https://a.example/", opt_in: true };
    expect(declaredFields(reserveForm, lead)).toEqual({ name: "Ana", url: "https://a.example/", opt_in: true });
  });
});
