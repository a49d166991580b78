import { ReservationRefusal } from "@forecourt/core/reserve";
import { print } from "./command-context.ts";
import type { CommandContext } from "./command-context.ts";

/**
 * Makes a change of a reservation or a payment and prints it. One that its state does not allow is printed as refused.
 *
 * @returns the exit code: 1 where it was refused
 */
export async function unlessRefused(
  context: CommandContext,
  id: string,
  change: () => Promise<{ result: Readonly<Record<string, unknown>>; text: string }>,
): Promise<number> {
  try {
    const { result, text } = await change();
    await print(context, { id, ...result }, text);
    return 0;
  } catch (error) {
    if (!(error instanceof ReservationRefusal)) throw error;
    await print(context, { id, error: error.message }, error.message);
    return 1;
  }
}
