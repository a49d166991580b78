import { compare } from "semver";
import { isCrossed } from "./version.ts";

/** What each release says, by its version: an entry for each changeset, without repeats. */
export type ReleaseNotes = Readonly<Record<string, readonly string[]>>;

const isBreaking = (note: string) => /^\**breaking\b/i.test(note);

/**
 * The notes of every version crossed, the oldest first; in each, what breaks before all else. The notes of a release
 * repeat those of the versions before it (`0.2.0-next.1`), which are left out where it is crossed too.
 *
 * @example
 * crossedNotes({ "0.2.0": ["Cards are smaller.", "Breaking: `home` is gone."] }, "0.1.0", "0.2.0")
 * // "0.2.0\n  ! Breaking: `home` is gone.\n  - Cards are smaller.\n"
 */
export function crossedNotes(notes: ReleaseNotes, from: string, to: string): string {
  const crossed = Object.keys(notes).filter((version) => isCrossed(version, from, to));
  return crossed
    .filter((version) => !version.includes("-") || !crossed.includes(version.replace(/-.*/, "")))
    .toSorted(compare)
    .map((version) => {
      const all = notes[version] ?? [];
      const lines = [...all.filter(isBreaking), ...all.filter((note) => !isBreaking(note))].map(
        (note) => `  ${isBreaking(note) ? "!" : "-"} ${note.replaceAll("\n", "\n    ")}\n`,
      );
      return `${version}\n${lines.join("")}`;
    })
    .join("");
}
