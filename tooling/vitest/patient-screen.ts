import { configure } from "@testing-library/dom";
import { waits } from "./waits.ts";

// What a component shows late may come very late where many tests run side by side; a test ends as soon as it is there.
configure({ asyncUtilTimeout: waits.component });
