import { firstWalkaroundUrl } from "@forecourt/core";
import type { ViewerMode } from "@forecourt/core";
import type { ViewerSettings } from "@forecourt/core/schemas";
import { CarPicture } from "./car-picture.tsx";
import { CarVideo } from "./car-video.tsx";
import { InteriorStage } from "./interior-stage.tsx";
import { SpinStage } from "./spin-stage.tsx";
import { ViewerDialog } from "./viewer-dialog.tsx";
import type { ViewedCar } from "./viewer-items.ts";
import { ViewerOffer } from "./viewer-offer.tsx";
import type { ViewerOfferProps } from "./viewer-offer.tsx";
import styles from "./vehicle-stage.module.css";

/** Props of {@link FullScreenView}. */
export interface FullScreenViewProps {
  car: ViewedCar;
  mode: Exclude<ViewerMode, "gallery">;
  settings: ViewerSettings;
  /** Price of the car and buttons to enquire. */
  offer?: ViewerOfferProps | undefined;
  onClose: () => void;
}

const titles: Record<FullScreenViewProps["mode"], (name: string) => string> = {
  spinner: (name) => `${name} from all sides`,
  walkaround: (name) => `Video of ${name}`,
  interior: (name) => `Inside the ${name}`,
};

/** A car that turns, its video or its inside, full screen. */
export function FullScreenView({ car, mode, settings, offer, onClose }: FullScreenViewProps) {
  const title = titles[mode](car.name);
  return (
    <ViewerDialog label={title} status={title} closeLabel="Close" onClose={onClose}>
      <div className={styles.screen}>
        <div className={styles.large} data-mode={mode}>
          {mode === "spinner" && (
            <CarPicture
              source={car.spin_images?.[0]}
              alt=""
              widths={[640, 960]}
              sizes="(min-width: 992px) 640px, 100vw"
              priority
            />
          )}
          {mode === "spinner" && (
            <SpinStage
              name={car.name}
              frames={car.spin_images ?? []}
              hotspots={car.hotspots?.exterior}
              settings={settings}
              takesFocus
            />
          )}
          {mode === "interior" && (
            <InteriorStage
              name={car.name}
              source={car.spin_interior_image ?? ""}
              hotspots={car.hotspots?.interior}
              takesFocus
            />
          )}
          {mode === "walkaround" && (
            <CarVideo url={firstWalkaroundUrl(car) ?? ""} title={title} poster={car.primary_image_url ?? undefined} />
          )}
        </div>
      </div>
      {offer && <ViewerOffer {...offer} />}
    </ViewerDialog>
  );
}
