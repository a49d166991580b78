import type { Page } from "../page/page.ts";

/** Path of {@link printPage}. */
export const printPath = "/print";

/** A car on a sheet of paper (S1 §2). */
export const printPage = { name: "print", paths: [printPath], parameters: ["car_id"] } as const satisfies Page;
