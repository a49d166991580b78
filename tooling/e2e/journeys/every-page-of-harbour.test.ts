import { everyPage } from "../lib/every-page.ts";
import { useBrowser } from "../lib/walk.ts";

useBrowser();
// More than half of all pages are walked here: a file of their own lets another shopper walk the rest at the same time.
everyPage((site) => site === "harbour-mazda");
