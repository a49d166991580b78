import { packageBuild } from "../../tooling/build/package-build.ts";

// The command is started by `bin`.
export default packageBuild({ platform: "node", entry: ["src/cli.ts"] });
