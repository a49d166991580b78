/**
 * Puts a sheet of a package of ours, named by its folder, into its layer; one that says its layer itself stays as it
 * is.
 */
export declare function inPartsLayer(css: string, folder: string): string;
