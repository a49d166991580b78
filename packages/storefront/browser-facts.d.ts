/** What is so in every browser that a template is built for, as `define` of Vite takes it. */
export declare const browserFacts: Readonly<Record<string, string>>;
