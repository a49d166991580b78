import { expect, it } from "vitest";
import { picturesAtATime } from "./open-work-queues.ts";

it.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [16, 2],
])("leaves a core to the pages: on %i cores pictures are made %i at a time", (cores, pictures) => {
  expect(picturesAtATime(cores)).toBe(pictures);
});
