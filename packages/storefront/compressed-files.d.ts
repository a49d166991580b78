import type { Plugin } from "vite";

/** Writes `<file>.br` and `<file>.gz` beside each script and sheet of a template's build. */
export declare function compressedFiles(): Plugin;

/** The same for the files of a folder. */
export declare function compressFolder(folder: string): Promise<void>;
