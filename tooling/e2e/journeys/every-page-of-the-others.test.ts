import { everyPage } from "../lib/every-page.ts";
import { useBrowser } from "../lib/walk.ts";

useBrowser();
everyPage((site) => site !== "harbour-mazda");
