import { expect, it } from "vitest";
import { withoutFirstSheet } from "./without-first-sheet.ts";

it("a page under development does not tell its client of the sheet that is only there until the scripts run", () => {
  const told = { basename: "/", future: {}, ssr: true };
  const sheet = { rel: "stylesheet", href: "/@react-router/critical.css?pathname=/" };
  expect(JSON.parse(withoutFirstSheet(JSON.stringify({ ...told, criticalCss: sheet })))).toEqual(told);
  expect(withoutFirstSheet(JSON.stringify({ basename: "</script>" }))).not.toContain("<");
});
