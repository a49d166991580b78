/** A reason not to go on, said in a sentence for the person at the keyboard. */
export class CreateError extends Error {
  override name = "CreateError";
}
