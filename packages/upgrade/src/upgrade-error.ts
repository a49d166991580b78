/** Why a template is not upgraded, in a sentence for its author. */
export class UpgradeError extends Error {
  override readonly name = "UpgradeError";
}
