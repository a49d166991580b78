import { tradeInPhotoLimits, tradeInPhotoTexts, tradeInPhotoTypes } from "@forecourt/core/trade-in";
import { Button } from "@forecourt/ui-kit/button";
import { Fieldset } from "@forecourt/ui-kit/fieldset";
import type { ChangeEvent } from "react";
import styles from "./enquiry-trade-in.module.css";
import { tradeInFieldId } from "./trade-in-step.tsx";

/** Props of {@link TradeInPhotos}. */
export interface TradeInPhotosProps {
  /** Photos that the valuation has: where each is read, and its size in px. */
  photos: readonly { id: string; src: string; width: number; height: number }[];
  /** Photos that are on their way; undefined while none are. */
  sending?: { sent: number; of: number } | undefined;
  /** Sends what was chosen with JavaScript; without it the form is posted. */
  onChoose?: ((files: readonly File[]) => void) | undefined;
  error?: string | undefined;
  /** The site's word for one vehicle. @default "car" */
  vehicle?: string | undefined;
}

/** Photos of a shopper's own car: those that it has, each with a button that removes it, and the field for more. */
export function TradeInPhotos({ photos, sending, onChoose, error, vehicle = "car" }: TradeInPhotosProps) {
  const id = tradeInFieldId("photos");
  const isFull = photos.length >= tradeInPhotoLimits.maxPhotos;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    if (!onChoose || files.length === 0) return;
    target.value = "";
    onChoose(files);
  };
  return (
    <Fieldset id={id} tabIndex={-1} legend={`Photos of your ${vehicle}`} help={tradeInPhotoTexts.help} error={error}>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              <img src={photo.src} width={photo.width} height={photo.height} alt={`Your ${vehicle}, ${index + 1}`} />
              <Button
                type="submit"
                size="s"
                variant="secondary"
                name="remove_photo"
                value={photo.id}
                formNoValidate
                aria-label={`Remove photo ${index + 1}`}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className={styles.basis}>{tradeInPhotoTexts.count}</p>
      ) : (
        <div className={styles.choose}>
          <label className={styles.file}>
            <span className="fc-visually-hidden">Add photos</span>
            <input
              type="file"
              name="photos"
              multiple
              accept={tradeInPhotoTypes.join(",")}
              disabled={sending !== undefined}
              aria-describedby={`${id}-help`}
              onChange={choose}
            />
          </label>
          <Button type="submit" className={styles.add} variant="secondary" name="add_photos" value="1" formNoValidate>
            Add these photos
          </Button>
        </div>
      )}
      <p className={styles.sending} role="status">
        {sending && (
          <>
            {`Sending photo ${Math.min(sending.sent + 1, sending.of)} of ${sending.of}`}
            <progress value={sending.sent} max={sending.of} aria-hidden="true" />
          </>
        )}
      </p>
    </Fieldset>
  );
}
