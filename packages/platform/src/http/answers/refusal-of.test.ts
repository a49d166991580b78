import { describe, expect, it } from "vitest";
import {
  ConflictError,
  DomainError,
  InvalidError,
  InvalidFieldsError,
  NotFoundError,
  SignInRequiredError,
  TooManyError,
  UnavailableError,
} from "../../base/errors/domain-error.ts";
import { CarGoneError } from "../../domain/stock/car-gone-error.ts";
import { DatabaseUnavailableError } from "../../records/database-unavailable-error.ts";
import { ApiRefusal } from "./api-refusal.ts";
import { domainRefusal, expectedRefusal, refusalOf } from "./refusal-of.ts";

const gone = { id: "7", name: "Mazda 3", make: "Mazda", model: "3", car_type: "used", simple_body: "hatch", price: 1 };
const message = "This time was just taken.";

describe("what the domain does not do", () => {
  it.each([
    [new SignInRequiredError(message), 401, "sign_in_required", {}],
    [new NotFoundError("car_not_found", message), 404, "car_not_found", {}],
    [new ConflictError("slot_taken", message), 409, "slot_taken", {}],
    [new ConflictError("day_held", message, 900_000), 409, "day_held", { "retry-after": "900" }],
    [new InvalidError("code_invalid", message), 422, "code_invalid", {}],
    [new TooManyError("too_many_attempts", message, 1), 429, "too_many_attempts", { "retry-after": "1" }],
    [new UnavailableError("overloaded", message, 2000), 503, "overloaded", { "retry-after": "2" }],
  ])(
    "is answered with one status for its kind, its own code and words, and when to ask again: %s",
    (error, ...said) => {
      const { status, code, headers, fields, message: words } = domainRefusal(error);
      expect([status, code, headers]).toEqual(said);
      expect(words).toBe(message);
      expect(fields).toBeUndefined();
    },
  );

  it("names each field of a form that is not right", () => {
    const fields = [{ path: "phone", message: "Enter a mobile number." }];
    expect(domainRefusal(new InvalidFieldsError(fields))).toMatchObject({
      status: 422,
      code: "fields_invalid",
      fields,
    });
  });

  it("says what a car was that is gone", () => {
    expect(domainRefusal(new CarGoneError(gone as never))).toMatchObject({ status: 410, code: "car_gone", gone });
  });

  it("is a fault of ours where its kind has no status", () => {
    class NewError extends DomainError {}
    expect(() => domainRefusal(new NewError("new", message))).toThrow("No status is known for a NewError.");
  });
});

describe("what failed", () => {
  it("is no expected refusal, and a refusal is its own", () => {
    const refusal = new ApiRefusal(400, "address_invalid", message);
    expect(expectedRefusal(refusal)).toBe(refusal);
    expect(expectedRefusal(new DatabaseUnavailableError())).toBeUndefined();
    expect(refusalOf(new DatabaseUnavailableError())).toMatchObject({ status: 503, code: "database_unavailable" });
    expect(refusalOf(new TypeError(message))).toBeUndefined();
  });
});
