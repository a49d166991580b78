import { existsSync } from "node:fs";
import { packageBuild } from "../../tooling/build/package-build.ts";

// The command line is started by `bin`.
export default packageBuild({ entry: ["src/cli.ts"].filter((file) => existsSync(file)) });
