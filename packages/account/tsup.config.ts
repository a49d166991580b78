import { packageBuild } from "../../tooling/build/package-build.ts";

export default packageBuild();
