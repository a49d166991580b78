import { moduleBuild } from "../../tooling/build/module-build.ts";

export default moduleBuild({
  bundled: ["src/phone/phone-library.ts"],
  // tooling/build/bring-zod.ts puts it there.
  places: { zod: "dist/zod/index.js" },
});
