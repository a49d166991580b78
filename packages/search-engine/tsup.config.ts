import { packageBuild } from "../../tooling/build/package-build.ts";

export default packageBuild({
  platform: "node",
  // tsup strips "node:" otherwise, and "sqlite" exists only with it.
  removeNodeProtocol: false,
  entry: { index: "src/index.ts", "worker-entry": "src/worker-entry.ts", cli: "src/cli.ts" },
});
