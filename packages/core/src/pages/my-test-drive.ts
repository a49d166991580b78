import type { Page } from "../page/page.ts";

const myTestDrivePath = "/my-test-drive";

/**
 * The address at which a booked test drive is moved and cancelled, and confirmed with its secret.
 *
 * @example
 * myTestDriveAddress("7f1c") // "/my-test-drive?booking=7f1c"
 */
export function myTestDriveAddress(booking: string, confirm?: string): string {
  return `${myTestDrivePath}?${new URLSearchParams({ booking, ...(confirm === undefined ? {} : { confirm }) })}`;
}

/** A booked test drive, which is moved, confirmed and cancelled there. */
export const myTestDrivePage = {
  name: "my-test-drive",
  paths: [myTestDrivePath],
  parameters: ["booking", "confirm"],
} as const satisfies Page;
