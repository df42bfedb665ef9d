// Generated from spec/api.yaml. Do not edit: change the spec and run `npm run generate`.

/** Why a function may reject a value. */
export interface Rejection {
  /** A reason that the spec declares for its functions, or one that every service has. */
  readonly reason: CommonReason;
}

/** Reasons that every service has. */
export type CommonReason =
  | "not_string"
  | "not_integer"
  | "not_number"
  | "not_boolean"
  | "not_list"
  | "not_object"
  | "not_scalar"
  | "blank"
  | "too_long"
  | "too_many"
  | "too_short"
  | "too_few"
  | "not_matching"
  | "taken"
  | "too_small"
  | "too_large"
  | "not_one_of"
  | "not_date"
  | "not_calendar_date"
  | "not_cursor"
  | "not_uuid"
  | "not_decimal"
  | "not_zone"
  | "not_url"
  | "not_email"
  | "not_receiver"
  | "not_name"
  | "not_image"
  | "image_broken"
  | "image_too_large"
  | "image_too_many_pixels"
  | "image_too_slow"
  | "image_unreachable"
  | "not_found"
  | "wrong_kind"
  | "ends_before_start"
  | "cyclic"
  | "not_rule"
  | "rule_not_at_start"
  | "rule_too_often"
  | "of_series"
  | "is_series"
  | "needs"
  | "missing"
  | "missing_inside"
  | "not_allowed"
  | "unreadable"
  | "unknown_parameter"
  | "misspelt_parameter";
