import { rmSync } from "node:fs";
import { join } from "node:path";
import { carSummarySchema } from "@forecourt/core/schemas";
import { createSearchEngine } from "@forecourt/search-engine";
import { createSearchAccess } from "../src/search/engine/search-access.ts";
import type { SearchAccess } from "../src/search/engine/search-access.ts";
import { inProcessLink } from "../src/search/engine/search-engine-link.ts";
import type { SearchEngineLink } from "../src/search/engine/search-engine-link.ts";
import { carCollection } from "../src/search/index/car-collection.ts";
import type { CarDocument } from "../src/search/index/car-document.ts";
import { temporaryFolder } from "../../../tooling/vitest/temporary-folder.ts";
import { waits } from "../../../tooling/vitest/waits.ts";

/** What a test car may say; the rest is filled in. */
export interface TestCar {
  site: string;
  slug: string;
  make?: string;
  model?: string;
  car_type?: string;
  status?: string;
  reserved?: boolean;
  city?: string;
  simple_body?: string;
  badge?: string;
  dealership_slug?: string;
  price?: number;
  /** `null`: nobody knows. */
  year?: number | null;
  km?: number;
  colour?: string;
  transmission?: string;
  fuel?: string;
  towing?: number;
  place?: readonly [lat: number, long: number];
  /** Where else it can be seen. */
  otherPlace?: readonly [lat: number, long: number];
  photos?: number;
  shown?: boolean;
  soldAt?: Date;
  createdAt?: number;
}

/** Makes the empty collection `cars`. */
export async function makeCarsCollection(link: SearchEngineLink): Promise<void> {
  await call(link, "POST", "/collections", JSON.stringify(carCollection("cars_1")));
  await call(link, "PUT", "/aliases/cars", JSON.stringify({ collection_name: "cars_1" }));
}

/** Adds cars, numbered from `firstId`. */
export async function putCars(link: SearchEngineLink, cars: TestCar[], firstId: number): Promise<void> {
  const lines = cars.map((car, index) => JSON.stringify(documentOf(car, firstId + index)));
  await call(link, "POST", "/collections/cars/documents/import?action=create", lines.join("\n"));
}

async function call(link: SearchEngineLink, method: "POST" | "PUT", path: string, body: string): Promise<void> {
  const answer = await link.send({ method, path, key: link.adminKey, body, timeoutMs: waits.hook });
  if (answer.status >= 400 || answer.body.includes('"success":false'))
    throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 300)}`);
}

/** An engine of its own with an empty collection `cars`, as a real one over its protocol. */
export async function startTestEngine(): Promise<{
  link: SearchEngineLink;
  access: SearchAccess;
  put: (cars: TestCar[]) => Promise<void>;
  putDocuments: (documents: readonly CarDocument[]) => Promise<void>;
  stop: () => Promise<void>;
}> {
  const folder = temporaryFolder("search");
  const engine = createSearchEngine({ dataDir: join(folder, "search"), apiKey: "test-admin-key" });
  const link = inProcessLink(engine, "test-admin-key");
  await makeCarsCollection(link);
  let nextId = 1;
  return {
    link,
    access: createSearchAccess(link, () => {}),
    async put(cars) {
      await putCars(link, cars, nextId);
      nextId += cars.length;
    },
    putDocuments: (documents) =>
      call(
        link,
        "POST",
        "/collections/cars/documents/import?action=create",
        documents.map((document) => JSON.stringify(document)).join("\n"),
      ),
    async stop() {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function documentOf(
  { soldAt, createdAt, reserved = false, place, otherPlace, ...car }: TestCar,
  id: number,
): Record<string, unknown> {
  const whole = {
    make: "Mazda",
    model: "CX-5",
    car_type: "used",
    status: "in_stock",
    city: "Parramatta",
    simple_body: "SUV",
    year: 2021,
    photos: 5,
    shown: true,
    ...car,
  };
  const { year, ...known } = whole;
  return {
    ...known,
    ...(year === null ? {} : { year }),
    ...(place ? { place: otherPlace ? [place, otherPlace] : [place] } : {}),
    id: String(id),
    title: `${whole.year} ${whole.make} ${whole.model} ${whole.badge ?? ""}`.trim(),
    keywords: `S${id} ${whole.simple_body}`,
    created_at_timestamp: createdAt ?? id,
    ...(soldAt ? { sold_date_timestamp: Math.floor(soldAt.getTime() / 1000) } : {}),
    card: JSON.stringify(
      carSummarySchema.parse({
        id: String(id),
        slug: whole.slug,
        path: `/cars/${whole.slug}`,
        name: `${whole.year} ${whole.make} ${whole.model}`,
        make: whole.make,
        model: whole.model,
        year: whole.year,
        car_type: whole.car_type,
        status: whole.status,
        price: whole.price,
        price_type: "drive_away",
        km: whole.km,
        simple_body: whole.simple_body,
        city: whole.city,
        state: "NSW",
        reserved,
      }),
    ),
  };
}
