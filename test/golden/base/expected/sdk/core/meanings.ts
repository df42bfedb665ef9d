// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

/** Statuses by code, for errors that mean another than the one they come with. */
export const meanings: Readonly<Record<string, number>> = { rest_not_found: 404, term_exists: 409 };
