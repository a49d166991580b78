import * as fc from "fast-check";
import { inject } from "vitest";

// Each property of a file starts from the run's seed; a failure names it beside the counterexample.
fc.configureGlobal({ seed: inject("propertySeed") });
