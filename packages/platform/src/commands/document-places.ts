import { isNode, LineCounter, parseDocument } from "yaml";

/** Where something stands in a file; both are 1-based. */
export interface PlaceInFile {
  line: number;
  column: number;
}

/**
 * Finds where the values of a JSON document stand in its file. Of a key that is missing it is the object that lacks it.
 *
 * @param text the file, which is JSON
 * @returns a function that takes the keys of a value with dots between them
 * @example
 * documentPlaces('{\n  "theme": { "accent": "green" }\n}')("theme.accent") // { line: 2, column: 24 }
 */
export function documentPlaces(text: string): (path: string) => PlaceInFile {
  const lines = new LineCounter();
  // YAML is JSON and more; its parser knows the lines.
  const document = parseDocument(text, { lineCounter: lines, schema: "core", prettyErrors: false, uniqueKeys: false });
  return (path) => {
    const keys = path === "" ? [] : path.split(".");
    for (let length = keys.length; length > 0; length -= 1) {
      const node = document.getIn(
        keys.slice(0, length).map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        true,
      );
      if (isNode(node) && node.range) {
        const { line, col: column } = lines.linePos(node.range[0]);
        return { line, column };
      }
    }
    return { line: 1, column: 1 };
  };
}
