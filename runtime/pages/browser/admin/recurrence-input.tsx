import type { FieldForm } from "../../admin/forms.js";
import { isObject, textOf } from "./draft.js";
import { Field, type InputProps, Labelled, Select } from "./field.js";
import { texts } from "./forms.js";
import { dayName, frequencies, lastDayOf, partsOf, ruleInWords, weekdays } from "./rule.js";
import { ValueInput } from "./value-input.js";

/** How a record repeats: a rule that is picked or, on demand, written, and dates beside it. */
export function RecurrenceInput(props: InputProps) {
  const { id, form, value, onChange, error } = props;
  const given: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const properties = form.properties ?? [];
  const inputOf = (property: FieldForm) => ({
    id: `${id}-${property.name}`,
    form: property,
    value: textOf(given[property.name]),
    error: undefined,
    onChange: (next: unknown) => onChange({ ...given, [property.name]: next }),
  });
  return (
    <Field {...{ id, form, error }} isGroup>
      <div
        id={id}
        class="recurrence"
        tabIndex={-1}
        aria-invalid={error !== undefined}
        role="group"
        aria-labelledby={`${id}-label`}
      >
        {properties
          .filter(({ list }) => list !== true)
          .map((property) => (
            <RuleInput key={property.name} {...inputOf(property)} />
          ))}
        <details open={error !== undefined}>
          <summary>{texts.more}</summary>
          <div class="recurrence">
            {properties.map((property) => (
              <ValueInput key={property.name} {...inputOf(property)} />
            ))}
          </div>
        </details>
      </div>
    </Field>
  );
}

/** The usual parts of a rule of iCalendar to pick; other parts are preserved. */
function RuleInput({ id, value, onChange }: InputProps<string>) {
  const parts = partsOf(value);
  const frequency = parts.get("FREQ") ?? "";
  /** Sets parts, in their places; empty ones go. */
  const put = (changes: Readonly<Record<string, string>>): void => {
    const changed = new Map([...parts, ...Object.entries(changes)]);
    const written = [...changed].filter(([, part]) => part !== "");
    onChange(written.map(([name, part]) => `${name}=${part}`).join(";"));
  };
  const words = texts.repeats;
  return (
    <>
      <div class="grid">
        <Labelled id={`${id}-frequency`} label={words.frequency}>
          <Select
            id={`${id}-frequency`}
            value={frequency}
            options={[
              ["", words.none],
              ...frequencies.map((name) => [name.toUpperCase(), words[name]] as const),
            ]}
            onChange={(next) =>
              // Other parts may make no sense with another frequency.
              next === "" ? onChange("") : put({ FREQ: next, ...(next === "WEEKLY" ? {} : { BYDAY: "" }) })
            }
          />
        </Labelled>
        {frequency !== "" && (
          <Labelled id={`${id}-interval`} label={words.interval}>
            <input
              id={`${id}-interval`}
              type="number"
              min={1}
              max={999}
              value={parts.get("INTERVAL") ?? "1"}
              onInput={({ currentTarget: { value: next } }) => put({ INTERVAL: next === "1" ? "" : next })}
            />
          </Labelled>
        )}
        {frequency !== "" && <End {...{ id, parts, put }} />}
      </div>
      {frequency === "WEEKLY" && <Weekdays {...{ id, parts, put }} />}
      {frequency !== "" && <p class="soft">{ruleInWords(value)}</p>}
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly parts: ReadonlyMap<string, string>;
  readonly put: (changes: Readonly<Record<string, string>>) => void;
}

/** The days of a week; none is that of the start. */
function Weekdays({ id, parts, put }: PartProps) {
  const days = (parts.get("BYDAY") ?? "").split(",").filter((day) => day !== "");
  const toggle = (day: string): void => {
    const next = weekdays.filter((one) => days.includes(one) !== (one === day));
    put({ BYDAY: next.join(",") });
  };
  return (
    <fieldset class="weekdays">
      <legend>{texts.repeats.weekdays}</legend>
      {weekdays.map((day, at) => (
        <label key={day} for={`${id}-${day}`}>
          <input
            id={`${id}-${day}`}
            type="checkbox"
            checked={days.includes(day)}
            onChange={() => toggle(day)}
          />
          {dayName(at)}
        </label>
      ))}
    </fieldset>
  );
}

/** When a rule ends: never, on a day, or after so many times. */
function End({ id, parts, put }: PartProps) {
  const words = texts.repeats;
  const kind = parts.has("UNTIL") ? "UNTIL" : parts.has("COUNT") ? "COUNT" : "";
  const inAYear = new Date(Date.now() + 366 * 24 * 3_600_000).toISOString().slice(0, 10);
  const choose = (next: string): void => {
    const first = next === "UNTIL" ? compact(inAYear) : next === "COUNT" ? "10" : "";
    put({ UNTIL: "", COUNT: "", ...(next === "" ? {} : { [next]: first }) });
  };
  return (
    <>
      <Labelled id={`${id}-end`} label={words.end}>
        <Select
          id={`${id}-end`}
          value={kind}
          options={[
            ["", words.never],
            ["UNTIL", words.onDay],
            ["COUNT", words.afterTimes],
          ]}
          onChange={choose}
        />
      </Labelled>
      {kind === "UNTIL" && (
        <Labelled id={`${id}-until`} label={words.lastDay}>
          <input
            id={`${id}-until`}
            type="date"
            value={lastDayOf(parts)}
            onInput={({ currentTarget: { value: next } }) => next !== "" && put({ UNTIL: compact(next) })}
          />
        </Labelled>
      )}
      {kind === "COUNT" && (
        <Labelled id={`${id}-count`} label={words.times}>
          <input
            id={`${id}-count`}
            type="number"
            min={1}
            max={9999}
            value={parts.get("COUNT") ?? ""}
            onInput={({ currentTarget: { value: next } }) => next !== "" && put({ COUNT: next })}
          />
        </Labelled>
      )}
    </>
  );
}

function compact(day: string): string {
  return day.replaceAll("-", "");
}
