import { type Html, html } from "./layout.js";
import type { RecordVisit } from "./page-request.js";

function positionOf({ resource, record }: RecordVisit) {
  const [latitude, longitude] = (resource.display?.position ?? []).map((name) => record[name]);
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : undefined;
}

/** A map of the place elsewhere: by its coordinates where it has them, else by its address. */
export function mapLink(visit: RecordVisit, address: string): string | undefined {
  const { latitude, longitude } = positionOf(visit) ?? {};
  const found = new URLSearchParams({ query: address }).toString();
  if (latitude === undefined)
    return address === "" ? undefined : `https://www.openstreetmap.org/search?${found}`;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

/** The place of a record on tiles of the operator's choice, or else where two lines cross; none without coordinates. */
export function mapPicture(visit: RecordVisit): Html | false {
  const position = positionOf(visit);
  if (position === undefined) return false;
  const { mapTiles, mapAttribution } = visit.config;
  const degrees = new Intl.NumberFormat(visit.locale, {
    style: "unit",
    unit: "degree",
    unitDisplay: "narrow",
  });
  const [parallel, meridian] = [degrees.format(position.latitude), degrees.format(position.longitude)];
  const drawing =
    mapTiles === undefined
      ? html`<path d="M-360 0H360M0 -120V120"/><text x="-340" y="-8">${parallel}</text><text x="10" y="-100">${meridian}</text>`
      : tilesAround(mapTiles, position);
  return html`<p class="map"><svg viewBox="-360 -120 720 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawing}<circle r="9"/></svg><span class="zone">${parallel} ${meridian}${mapTiles !== undefined && ` · ${mapAttribution}`}</span></p>`;
}

/** The tiles around a place, in the projection of Mercator. */
function tilesAround(template: string, position: NonNullable<ReturnType<typeof positionOf>>) {
  const [zoom, size] = [16, 256];
  const sine = Math.sin((Math.max(-85, Math.min(85, position.latitude)) * Math.PI) / 180);
  const x = (position.longitude / 360 + 0.5) * 2 ** zoom;
  const y = (0.5 - Math.atanh(sine) / Math.PI / 2) * 2 ** zoom;
  const steps = [-2, -1, 0, 1, 2].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
  return steps.map(([right, down]) => {
    const at: Readonly<Record<string, number>> = {
      z: zoom,
      x: Math.floor(x) + right,
      y: Math.floor(y) + down,
    };
    const address = template.replace(/\{([xyz])\}/g, (_, name: string) => String(at[name]));
    return html`<image href="${address}" x="${Math.round((right - (x % 1)) * size)}" y="${Math.round((down - (y % 1)) * size)}" width="${size}" height="${size}"/>`;
  });
}
