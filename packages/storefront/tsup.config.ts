import { readdirSync } from "node:fs";
import { packageBuild } from "../../tooling/build/package-build.ts";

// Route modules are taken by path (routes.js), not by a name in `exports`. The document of every page is a file of its own, so that vite.js
// can put it and what it needs into the frame, and not all of the index.
export default packageBuild({
  entry: [
    "src/root/site-document.tsx",
    ...readdirSync("src/routes")
      .filter((file) => /^[a-z-]+\.tsx$/.test(file))
      .map((file) => `src/routes/${file}`),
  ],
});
