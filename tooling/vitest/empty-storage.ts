import { beforeAll } from "vitest";

// Files share a window. What a page of the file before wrote after its last test, such as the visit that is recorded
// after the paint, is not there for the next.
beforeAll(() => {
  // A file may ask for an environment without a window.
  if (typeof window === "undefined") return;
  localStorage.clear();
  sessionStorage.clear();
});
