import { z } from "zod";
import { favouriteNeeds } from "../access/can-favourite.ts";
import { off, setting } from "./setting.ts";

/** What shoppers may keep (S1 §2, §4, §5). */
export const savedSettingsSchema = z.strictObject({
  favourites: off("S1 §5, S2 §6", "Cars can be marked as favourites."),
  favouriteNeeds: setting(
    z.array(z.enum(favouriteNeeds)).max(3).default([]),
    "S1 §5, decisions.md row 50",
    "What a car must have before it can be a favourite or be compared: a price, an image, the used type; all of them.",
  ),
  compare: off("S1 §2, decisions.md row 24", "Cars can be compared, up to 4."),
  watchlist: off("S1 §2, §6", "Signed-in shoppers can save cars to a watchlist."),
  alerts: off(
    "decisions.md row 104",
    "Signed-in shoppers can save searches, and be told by text or mail of new matches, price drops and the like. Needs saved.watchlist.",
  ),
  signInToSave: off(
    "S1 §6, decisions.md row 86",
    "Whoever is not signed in is led to sign in before a car is saved. Needs saved.watchlist.",
  ),
});
