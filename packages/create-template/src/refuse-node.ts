import { CreateError } from "./create-error.ts";

/** The first number of the Node that a template is built and served with. */
const needed = 24;

/**
 * Refuses a Node that a template is not built with: its tools would end in errors of their own.
 *
 * @param version as Node says it, such as "24.21.0"
 * @throws CreateError that says which is needed
 */
export function refuseNode(version: string): void {
  if (Number.parseInt(version, 10) < needed)
    throw new CreateError(
      `A template is built and served with Node ${needed} or newer, and this is Node ${version}. Nothing was written. Take a newer one and run this again.`,
    );
}
