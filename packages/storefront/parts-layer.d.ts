/** Puts a sheet of ours into the layer of the features' parts; one that says its layer itself stays as it is. */
export declare function inPartsLayer(css: string): string;
