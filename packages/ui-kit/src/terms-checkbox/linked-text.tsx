/** Props of {@link LinkedText}. */
export interface LinkedTextProps {
  /** Words, and links among them. */
  parts: readonly (string | { to: string; label: string })[];
}

/**
 * A sentence with links that open beside the page, so that a form which is being filled in stays.
 *
 * @example
 * <LinkedText parts={["See our ", { to: "/privacy-policy", label: "privacy policy" }, "."]} />
 */
export function LinkedText({ parts }: LinkedTextProps) {
  return parts.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.to} href={part.to} target="_blank">
        {part.label}
      </a>
    ),
  );
}
