import type { Page } from "../page/page.ts";

/** Path of {@link myTestDrivePage}. */
export const myTestDrivePath = "/my-test-drive";

/** A booked test drive, which is moved, confirmed and cancelled there. */
export const myTestDrivePage = {
  name: "my-test-drive",
  paths: [myTestDrivePath],
  parameters: ["booking", "confirm"],
} as const satisfies Page;
