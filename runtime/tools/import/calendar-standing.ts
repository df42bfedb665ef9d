import type ICAL from "ical.js";
import type { ScheduleStatus, ScheduleStatusDescriptor } from "../../core/resource-descriptor.js";
import { jsonText } from "../json.js";
import { textOf } from "./calendar-entry.js";
import type { CalendarOptions } from "./calendar-options.js";

/** Whether an event takes place, according to a calendar. */
interface ReadStanding {
  readonly values: Readonly<Record<string, unknown>>;
  /** The event is cancelled, and the service has no field for that. */
  readonly isGone: boolean;
}

/** Reads the fields about cancellation and rescheduling; a calendar's status clears the former one. */
export function standingIn({ facts }: CalendarOptions, event: ICAL.Component): ReadStanding {
  const { standing } = facts.period;
  const status = textOf(event, "status")?.toUpperCase();
  const isCancelled = status === "CANCELLED";
  if (standing === undefined) return { values: {}, isGone: isCancelled };
  const own = textOf(event, "x-standing") ?? "";
  const value = Object.hasOwn(standing.values, own)
    ? own
    : isCancelled
      ? valueOf(standing, "cancelled")
      : undefined;
  const { field, reason, former } = standing;
  if (value === undefined) {
    const none = { [field]: null, ...(reason === undefined ? {} : { [reason]: null }) };
    return { values: status === undefined ? {} : none, isGone: isCancelled };
  }
  const [comment, start] = [textOf(event, "comment"), textOf(event, "x-former-start")];
  return {
    values: {
      [field]: value,
      ...(reason === undefined || comment === undefined ? {} : { [reason]: comment }),
      ...(former === undefined || start === undefined ? {} : { [former]: start }),
    },
    isGone: false,
  };
}

function valueOf({ values }: ScheduleStatusDescriptor, role: ScheduleStatus): string | undefined {
  return Object.keys(values).find((value) => values[value]?.means === role);
}

/** Reads whether and where an event is online: by its conference, or a location that is a web address. */
export function onlineIn(
  { facts }: CalendarOptions,
  event: ICAL.Component,
): Readonly<Record<string, unknown>> {
  const { online, join } = facts.shows ?? {};
  const address = ["conference", "x-google-conference", "location"]
    .map((name) => jsonText(event.getFirstPropertyValue(name)).trim())
    .find(isWebAddress);
  const isOnline = event.hasProperty("x-online") || address !== undefined;
  return {
    ...(online === undefined || !isOnline ? {} : { [online]: true }),
    ...(join === undefined || address === undefined ? {} : { [join]: address }),
  };
}

/** Whether a text is a web address and nothing else. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text);
}
