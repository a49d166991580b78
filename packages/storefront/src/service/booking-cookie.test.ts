// @vitest-environment node
import { createCookie } from "react-router";
import { describe, expect, it } from "vitest";
import { bookingCookie, readBooking, readVisitCookie, visitCookie } from "./booking-cookie.ts";

const booking = { leadId: "0198a7e0-0000-7000-8000-000000000001", token: "a-secret-of-32-characters-or-so-x" };
const visit = { "Service Interval": "Brakes; a squeak", Comments: "Kia ora, Māia" };
const request = (scheme: string) => new Request(`${scheme}://harbour.example/service`);
const sentBack = (line: string) => new Headers({ cookie: `a=1; ${line.split("; ")[0]}; b=2` });

describe("the cookies of a service booking", () => {
  it("carry the booking and the visit to the next step as they were", async () => {
    expect(await readBooking(sentBack(await bookingCookie(booking, request("https"))))).toEqual(booking);
    expect(await readVisitCookie(sentBack(await visitCookie(visit, request("https"))))).toEqual(visit);
  });

  it("are read by no script, go out over https only where the page came by it, and end with the browser", async () => {
    const attributes = async (scheme: string) =>
      (await bookingCookie(booking, request(scheme))).split("; ").slice(1).toSorted();
    expect(await attributes("https")).toEqual(["HttpOnly", "Path=/", "SameSite=Lax", "Secure"]);
    expect(await attributes("http")).toEqual(["HttpOnly", "Path=/", "SameSite=Lax"]);
  });

  it("end once the booking is complete", async () => {
    for (const line of [await bookingCookie(undefined, request("http")), await visitCookie(undefined, request("http"))])
      expect(line).toContain("Max-Age=0");
  });

  it("say nothing where a browser sends something else", async () => {
    const other = await createCookie("forecourt_service").serialize({ leadId: "1 or 1=1", token: ["x"] });
    for (const cookie of ["", "forecourt_service=", "forecourt_service=%", "forecourt_service=bnVsbA==", other])
      expect(await readBooking(new Headers({ cookie })), cookie).toBeUndefined();
    expect(await readVisitCookie(new Headers({ cookie: "forecourt_visit=WzFd" }))).toEqual({});
  });
});
