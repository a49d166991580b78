/** A field of a form, and what is wrong with it. */
export interface FieldProblem {
  /** Name of the field; inner fields after a dot. */
  path: string;
  /** What the shopper reads. */
  message: string;
}

/**
 * Something that was asked for and not done, for a reason that whoever asked may read. The class says what kind of
 * reason it is, the code names the one reason and never changes. How it is answered is decided where requests are
 * answered.
 */
export abstract class DomainError extends Error {
  /** Stable word, such as `slot_taken`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = new.target.name;
    this.code = code;
  }
}

/** There is nothing of this name. */
export class NotFoundError extends DomainError {}

/** Only a shopper who is signed in may do this. */
export class SignInRequiredError extends DomainError {
  constructor(message: string) {
    super("sign_in_required", message);
  }
}

/** What was sent is understood, but is not right. */
export class InvalidError extends DomainError {
  /** What is wrong with each field; empty where no field is to blame. */
  readonly fields: readonly FieldProblem[];

  constructor(code: string, message: string, fields: readonly FieldProblem[] = []) {
    super(code, message);
    this.fields = fields;
  }
}

/** Fields of a form are not right. */
export class InvalidFieldsError extends InvalidError {
  constructor(fields: readonly FieldProblem[]) {
    super("fields_invalid", "Some fields are not valid.", fields);
  }
}

/** Something else that happened stands in the way. */
export class ConflictError extends DomainError {
  /** When it may be out of the way, in ms; undefined where waiting does not help. */
  readonly retryAfterMs: number | undefined;

  constructor(code: string, message: string, retryAfterMs?: number) {
    super(code, message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The same was asked for too often. */
export class TooManyError extends DomainError {
  /** When it may be asked for again, in ms. */
  readonly retryAfterMs: number;

  constructor(code: string, message: string, retryAfterMs: number) {
    super(code, message);
    this.retryAfterMs = retryAfterMs;
  }
}

/** It cannot be done right now, through no fault of whoever asked. */
export class UnavailableError extends DomainError {
  /** When it may work again, in ms. */
  readonly retryAfterMs: number;

  constructor(code: string, message: string, retryAfterMs: number) {
    super(code, message);
    this.retryAfterMs = retryAfterMs;
  }
}
