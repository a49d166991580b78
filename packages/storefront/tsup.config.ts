import { readdirSync } from "node:fs";
import { packageBuild } from "../../tooling/build/package-build.ts";

// Route modules are taken by path (routes.js), not by a name in `exports`.
export default packageBuild({
  entry: readdirSync("src/routes")
    .filter((file) => /^[a-z-]+\.tsx$/.test(file))
    .map((file) => `src/routes/${file}`),
});
