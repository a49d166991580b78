import { renderToString } from "react-dom/server";
import { themeSheets } from "./gallery-themes.ts";
import { Gallery } from "./gallery.tsx";

/** The page as the server writes it. */
export const html = renderToString(<Gallery />);
/** Style sheets of the themes. */
export const themes = themeSheets;
