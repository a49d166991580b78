import { isNode, LineCounter, parseDocument } from "yaml";
import type { Document } from "yaml";
import type { FileProblem } from "./file-problem.ts";

/** A record as its file says it, and where in the file each part of it stands. */
export interface ParsedContentFile {
  record: Record<string, unknown>;
  /** The line of a field, from 1. For a field that is missing: the line of the object that lacks it. */
  lineOf: (path: readonly (string | number)[]) => number;
}

/** Delimiter of the front matter of a Markdown file. */
const fence = /^---\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/**
 * Reads a Markdown file with front matter.
 *
 * @param proseField field that holds the Markdown
 * @returns the record, or what is wrong with the file
 */
export function parseMarkdownFile(
  file: string,
  text: string,
  proseField: string,
): ParsedContentFile | { problems: FileProblem[] } {
  const found = fence.exec(text);
  if (!found)
    return {
      problems: [
        {
          file,
          line: 1,
          message: "Begin with front matter: a line of ---, fields such as title: About us, and a line of ---.",
        },
      ],
    };
  const front = found[1] ?? "";
  const parsed = parseFields(file, front, 1);
  if ("problems" in parsed) return parsed;
  const prose = text.slice(found[0].length).trim();
  const proseLine = found[0].split("\n").length;
  if (Object.hasOwn(parsed.record, proseField))
    return {
      problems: [
        { file, line: parsed.lineOf([proseField]), message: `Write ${proseField} below the front matter, not in it.` },
      ],
    };
  return {
    record: { ...parsed.record, ...(prose === "" ? {} : { [proseField]: prose }) },
    lineOf: (path) => (path[0] === proseField ? proseLine : parsed.lineOf(path)),
  };
}

/** Reads a JSON file. */
export function parseJsonFile(file: string, text: string): ParsedContentFile | { problems: FileProblem[] } {
  try {
    JSON.parse(text);
  } catch (cause) {
    const message = (cause as Error).message;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    return {
      problems: [{ file, line: text.slice(0, position).split("\n").length, message: `This is not JSON (${message}).` }],
    };
  }
  // YAML is JSON and more; its parser knows the lines.
  return parseFields(file, text, 0);
}

/** @param before lines of the file above the text */
function parseFields(file: string, text: string, before: number): ParsedContentFile | { problems: FileProblem[] } {
  const lines = new LineCounter();
  // "core" knows no dates: a day stays the text that it is. An alias may not stand for more than itself.
  const document = parseDocument(text, { lineCounter: lines, schema: "core", prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => lines.linePos(offset).line + before;
  if (document.errors.length > 0)
    return {
      problems: document.errors.map(({ pos, message }) => ({ file, line: lineAt(pos[0]), message })),
    };
  let record: unknown;
  try {
    record = document.toJS({ maxAliasCount: 0 });
  } catch (cause) {
    return { problems: [{ file, line: 1 + before, message: (cause as Error).message }] };
  }
  if (typeof record !== "object" || record === null || Array.isArray(record))
    return { problems: [{ file, line: 1 + before, message: "Write fields, such as title: About us." }] };
  // `$schema` is for editors only.
  const { $schema: _, ...fields } = record as Record<string, unknown>;
  return {
    record: fields,
    lineOf: (path) => lineAt(offsetOf(document, path)),
  };
}

function offsetOf(document: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
