/** Warns of the value at a path; `rule` is what makes it doubtful. */
export type Warn = (path: string, rule: string, message: string) => void;
