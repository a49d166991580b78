import type { CarSummary } from "@forecourt/core/schemas";
import { useSite } from "@forecourt/storefront";
import { CarPicture, PriceBlock } from "@forecourt/vehicle/card";
import { useHits } from "react-instantsearch";

/** The cars as rows. */
export function CarRows() {
  const { items } = useHits<CarSummary>();
  const { money } = useSite();
  return (
    <ol className="rows">
      {items.map((car, index) => (
        <li key={car.objectID} className="row">
          <div className="row-picture">
            <CarPicture
              source={car.primary_image_url}
              alt=""
              widths={[320, 480]}
              sizes="(min-width: 768px) 200px, 110px"
              priority={index < 3}
            />
          </div>
          <div className="row-text">
            <h2>
              <a href={car.path}>{car.name}</a>
            </h2>
            <p>
              {[
                car.km != null && `${car.km.toLocaleString(money.locale)} km`,
                car.simple_transmission,
                car.fuel,
                car.city,
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
          </div>
          <PriceBlock car={car} money={money} size="card" />
        </li>
      ))}
    </ol>
  );
}
