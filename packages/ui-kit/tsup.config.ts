import { packageBuild } from "../../tooling/build/package-build.ts";

// Entries import one another by the package's own name and stay apart: a component is in one entry only, and so is its
// sheet, whichever of the others are made of it.
export default packageBuild({ external: [/^@forecourt\/ui-kit\//] });
