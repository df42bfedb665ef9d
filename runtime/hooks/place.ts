import type { Filter } from "mongodb";
import type { Hooks } from "../../generated/server/hooks.js";
import { type VenueDocument, venueCollection } from "../../generated/server/venues/collection.js";
import { resourceNamed } from "../resources/app-context.js";
import { readableConditions } from "../resources/policy.js";

const earthRadiusKm = 6371.0088;
const degree = Math.PI / 180;

/**
 * Events by where their venues lie: with coordinates or without, or within a radius in km. A latitude without a longitude
 * is rejected. The venues are looked up first, by their index of coordinates; those in the trash, and those that the caller
 * may not read, do not count.
 */
export const place: Hooks["event"]["place"] = async (query, { app, call, errors }) => {
  const { geoloc, geoloc_lat: latitude, geoloc_lng: longitude, geoloc_radius: radius = 40 } = query;
  if (latitude !== undefined && longitude === undefined)
    errors.add("geoloc_lat", "needs", { other: "geoloc_lng" });
  if (longitude !== undefined && latitude === undefined)
    errors.add("geoloc_lng", "needs", { other: "geoloc_lat" });
  const isNear = latitude !== undefined && longitude !== undefined;
  if (query.orderby === "distance" && latitude === undefined)
    errors.add("orderby", "needs", { other: "geoloc_lat" });
  if (!isNear && geoloc === undefined) return {};

  const box: Filter<VenueDocument> = isNear ? latitudes(latitude, radius) : { geo_lat: { $gte: -90 } };
  const records = resourceNamed(app, "venue");
  const readable = readableConditions({ app, records, call });
  // They name properties that every document of the resource has.
  const filter = { $and: [box, ...(readable as readonly Filter<VenueDocument>[])] };
  const options = { projection: { geo_lat: 1, geo_lng: 1 }, batchSize: 100_000 };
  const venues = await app.database.find(venueCollection, filter, options);
  const placed = venues.flatMap(({ _id, geo_lat, geo_lng }) =>
    geo_lat === undefined || geo_lng === undefined
      ? []
      : [
          {
            _id,
            distance: isNear
              ? distanceKm({ latitude, longitude }, { latitude: geo_lat, longitude: geo_lng })
              : 0,
          },
        ],
  );
  const found = placed.filter(({ distance }) => !isNear || distance <= radius);
  const ids = found.map(({ _id }) => _id);
  const dependencies = [venueCollection.name];
  if (!isNear)
    return { condition: geoloc === false ? { venue: { $nin: ids } } : { venue: { $in: ids } }, dependencies };
  const nearest = found.toSorted((one, other) => one.distance - other.distance || one._id - other._id);
  return {
    condition: { venue: { $in: ids } },
    ranking: { property: "venue", ids: nearest.map(({ _id }) => _id) },
    dependencies,
  };
};

/** The band of latitudes that holds the circle; the exact distance decides afterwards. */
function latitudes(latitude: number, radius: number): Filter<VenueDocument> {
  const reach = radius / (earthRadiusKm * degree);
  return { geo_lat: { $gte: latitude - reach, $lte: latitude + reach } };
}

/** Coordinates in degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Distance along the surface of the earth by the haversine formula. */
function distanceKm(one: Point, other: Point): number {
  const a =
    Math.sin(((other.latitude - one.latitude) * degree) / 2) ** 2 +
    Math.cos(one.latitude * degree) *
      Math.cos(other.latitude * degree) *
      Math.sin(((other.longitude - one.longitude) * degree) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(a)));
}
