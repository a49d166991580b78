import { endpoints } from "@forecourt/api";
import type { tradeInPhotoEndpoints } from "@forecourt/api";
import { addTradeInPhoto, removeTradeInPhoto, tradeInPhoto } from "../../domain/trade-ins/trade-in-photos.ts";
import { readUpload } from "../requests/read-upload.ts";
import type { ApiDependencies } from "./api-dependencies.ts";
import type { HandlersOf } from "./handlers-of.ts";

/** Photos of shoppers' own cars. */
export const tradeInPhotoHandlers = ({
  database,
  uploads,
  now,
}: ApiDependencies): HandlersOf<typeof tradeInPhotoEndpoints> => ({
  addTradeInPhoto: ({ site, params: { id }, request }) =>
    uploads(async () => {
      const sent = await readUpload(request, endpoints.addTradeInPhoto);
      return addTradeInPhoto(database, { site, id, sent, now: now() });
    }),

  removeTradeInPhoto: ({ site, params: { id, photo } }) =>
    removeTradeInPhoto(database, { site, id, photo, now: now() }),

  async getTradeInPhoto({ site, params: { photo } }) {
    return new Response(new Uint8Array(await tradeInPhoto(database, site, photo)), {
      headers: {
        "content-type": "image/jpeg",
        "content-disposition": "inline; filename=photo.jpg",
        "cache-control": "private, max-age=3600",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
      },
    });
  },
});
