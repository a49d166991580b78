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
  sources: setting(
    z
      .array(
        z
          .string()
          .max(200)
          .regex(
            /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/,
            "Use an origin such as https://cdn.chat.example, without a path.",
          ),
      )
      .max(12)
      .default([]),
    "S1 §2",
    "Origins that its script loads from, frames or speaks to besides its own, such as https://cdn.chat.example: pages let it reach no others.",
  ),
  label: setting(
    shortText(40).optional(),
    "S1 §2",
    "What Enquire Now reads while a chat bot is active.",
    "Instant Message",
  ),
});
