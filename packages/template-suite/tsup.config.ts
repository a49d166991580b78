import { packageBuild } from "../../tooling/build/package-build.ts";

// The command is started by `bin`.
export default packageBuild({ entry: ["src/cli.ts"] });
