import { packageBuild } from "../../tooling/build/package-build.ts";

// Started by `bin`; nothing is imported from it.
export default packageBuild({ entry: ["src/cli.ts"] });
