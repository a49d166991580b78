import { existsSync } from "node:fs";
import { packageBuild } from "../../tooling/build/package-build.ts";

// The command line is started by `bin`. postgres.js is bundled, because what is published must have the mends of patches/ too.
export default packageBuild({ platform: "node", noExternal: ["postgres"], entry: ["src/cli.ts"].filter((file) => existsSync(file)) });
