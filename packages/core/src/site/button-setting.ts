import { z } from "zod";
import { setting, shortText } from "./setting.ts";

/**
 * A button that a site may leave away or give another label.
 *
 * @param usual what it reads otherwise
 */
export function button(source: string, usual: string, shown = true) {
  return z
    .strictObject({
      show: setting(z.boolean().default(shown), source, `Whether the button "${usual}" stands there.`),
      label: setting(shortText(40).optional(), source, "What the button reads.", usual),
    })
    .prefault({});
}
