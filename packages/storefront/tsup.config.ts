import { pageBuild } from "../../tooling/build/page-build.ts";

export default pageBuild();
