import { packageTests } from "./package-tests.ts";

export default packageTests({
  test: { include: ["*.test.ts", "../{bench,check}/*.test.ts", "../e2e/other-browsers/*.test.ts"] },
});
