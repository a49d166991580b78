import { packageTests } from "./package-tests.ts";

export default packageTests({
  test: { include: ["*.test.ts"] },
});
