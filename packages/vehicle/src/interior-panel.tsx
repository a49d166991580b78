import { IconSeat } from "@forecourt/ui-kit/icon";
import { lazyPart } from "@forecourt/ui-kit/lazy-part";
import type { PanelProps } from "./spin-panel.tsx";
import { ViewPanel } from "./view-panel.tsx";

const loadInterior = () => import("./interior-stage.tsx");
const InteriorStage = lazyPart(async () => (await loadInterior()).InteriorStage);
const preload = () => void loadInterior();

/** The car from inside. */
export function InteriorPanel({ car, first, asked, chosen, onBroken }: PanelProps) {
  const source = car.spin_interior_image ?? "";
  return (
    <ViewPanel
      mode="interior"
      poster={source}
      alt={`${car.name}, inside`}
      first={first}
      start={
        <>
          <IconSeat size={20} /> Look round
        </>
      }
      expandLabel="Look round inside, full screen"
      asked={asked}
      startsUnasked={false}
      preload={preload}
      onBroken={onBroken}
      renderStage={(takesFocus) => (
        <InteriorStage
          name={car.name}
          source={source}
          hotspots={car.hotspots?.interior}
          chosen={chosen}
          takesFocus={takesFocus}
        />
      )}
    />
  );
}
