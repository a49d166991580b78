import { packageBuild } from "../../tooling/build/package-build.ts";

// The worker is started by file name, the command line by `bin`.
export default packageBuild({ entry: ["src/worker-entry.ts", "src/cli.ts"] });
