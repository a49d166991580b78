/** Text of a built style sheet by its address, undefined when there is none. */
export type StyleText = (href: string) => string | undefined;

let styleText: StyleText | undefined;

/** Gives the server the texts of the template's style sheets. */
export const provideStyleText = (read: StyleText): void => void (styleText = read);

/** The style sheets that can stand in the page itself: all on the server, none in a browser. */
export const styleTextOf: StyleText = (href) => styleText?.(href);
