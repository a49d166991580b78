import { globSync } from "node:fs";
import { packageBuild } from "../../tooling/build/package-build.ts";

// Each rule apart: a bundler puts a file whole where any page needs some of it.
export default packageBuild({ entry: globSync("src/**/*.ts", { exclude: ["**/*.test.ts"] }) });
