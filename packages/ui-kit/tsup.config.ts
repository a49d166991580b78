import { packageBuild } from "../../tooling/build/package-build.ts";

// Entries import one another by the package's own name and stay apart: a component is in one entry only, and so is its
// sheet, whichever of the others are made of it. The icons of every page, and those of results and forms, stay apart from the rest.
export default packageBuild({
  entry: ["src/icon/frame-icon.tsx", "src/icon/icon.tsx", "src/icon/list-icon.tsx"],
  external: [/^@forecourt\/ui-kit\//],
  apart: /^\.\/((frame|list)-)?icon\.tsx$/,
});
