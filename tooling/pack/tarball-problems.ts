import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemKindInfo } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** Nobody resolves our packages this way: they are ES modules, for TypeScript that reads `exports`. */
const notOurs = new Set(["node10", "node16-cjs"]);

/**
 * What is wrong with a package that is about to be published, one line each: files that `exports` names and the tarball
 * has not, types that a consumer's compiler does not find, or finds in another format than the code.
 *
 * @param tarball its bytes, as `pnpm pack` made them
 */
export async function tarballProblems(tarball: Uint8Array): Promise<string[]> {
  const bytes = new Uint8Array(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const types = await checkPackage(createPackageFromTarballData(bytes), { excludeEntrypoints: [/\.css$/] });
  const wrongTypes = (types.types ? types.problems : []).filter(
    (problem) => !("resolutionKind" in problem && notOurs.has(problem.resolutionKind)),
  );
  return [
    ...messages
      .filter(({ type }) => type !== "suggestion")
      .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...wrongTypes.map((problem) => {
      const { kind, ...where } = problem;
      return `${problemKindInfo[kind].title}: ${JSON.stringify(where)}`;
    }),
  ];
}
