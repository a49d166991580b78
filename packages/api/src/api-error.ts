import { unexpectedErrorText } from "@forecourt/core";
import type { ApiErrorBody, GoneCar } from "./errors.ts";

const brand = Symbol.for("@forecourt/api ApiError");

/**
 * A refusal of the platform: `status` is the HTTP status, `code` is stable, `message` is a sentence for people.
 * `instanceof` also knows the refusals of another copy of this module: a template's build brings its own, and the
 * server that hands it the client has another.
 */
export class ApiError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && brand in value;
  }

  readonly [brand] = true;
  readonly status: number;
  readonly code: string;
  readonly fields: readonly { path: string; message: string }[];
  /** Of 410 `car_gone`: what the car was (rules 2.8). */
  readonly gone: GoneCar | undefined;

  constructor(status: number, body: Partial<ApiErrorBody>) {
    super(body.error ?? unexpectedErrorText);
    this.name = "ApiError";
    this.status = status;
    this.code = body.code ?? "unexpected";
    this.fields = body.fields ?? [];
    this.gone = body.gone;
  }
}
