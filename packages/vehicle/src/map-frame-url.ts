/** Whose map is framed. */
export const mapOrigin = "https://www.openstreetmap.org";

/** Half of the map's height and width, in degrees. */
const around = 0.008;

/** Address of the map around a place, with a mark at it. Degrees. */
export function mapFrameUrl({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const box = [longitude - around, latitude - around / 2, longitude + around, latitude + around / 2].map((degrees) =>
    degrees.toFixed(5),
  );
  return `${mapOrigin}/export/embed.html?${new URLSearchParams({ bbox: box.join(","), layer: "mapnik", marker: `${latitude},${longitude}` })}`;
}
