import { z } from "zod";
import { httpsText, setting, shortText } from "./setting.ts";

/** The chat bot (S1 §2). */
export const chatSettingsSchema = z.strictObject({
  scriptUrl: setting(
    httpsText.optional(),
    "S1 §2",
    "Address of the chat bot's script; with it a chat bot is active.",
    "no chat bot",
  ),
  label: setting(
    shortText(40).optional(),
    "S1 §2",
    "What Enquire Now reads while a chat bot is active.",
    "Instant Message",
  ),
});
