import { packageBuild } from "../../tooling/build/package-build.ts";

// Entries import one another by the package's own name and stay apart: each built entry carries its own CSS once,
// and never that of the components it is made of.
export default packageBuild({ external: [/^@forecourt\/ui-kit\//] });
