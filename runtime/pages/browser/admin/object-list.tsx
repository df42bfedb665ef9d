import type { JSX } from "preact";
import { Field, type InputProps } from "./field.js";
import { fill, texts } from "./settings.js";

type Entry = Readonly<Record<string, unknown>>;

/** Any number of objects, each with an input per property. */
export function ObjectList(props: InputProps & { readonly inputOf: (props: InputProps) => JSX.Element }) {
  const { id, form, value, onChange, error, inputOf: Input } = props;
  const entries = value as readonly Entry[];
  const { properties = [] } = form;
  const put = (at: number, entry: Entry): void =>
    onChange(entries.map((other, index) => (index === at ? entry : other)));
  return (
    <Field {...{ id, form, error }} isGroup>
      <div
        id={id}
        tabIndex={-1}
        aria-invalid={error !== undefined}
        role="group"
        aria-labelledby={`${id}-label`}
      >
        {entries.map((entry, at) => (
          <fieldset key={at} class="entry">
            <legend>{at + 1}</legend>
            <div class="grid">
              {properties.map((property) => (
                <Input
                  key={property.name}
                  id={`${id}-${at}-${property.name}`}
                  form={property}
                  value={entry[property.name]}
                  error={undefined}
                  onChange={(given) => put(at, { ...entry, [property.name]: given })}
                />
              ))}
            </div>
            <button
              type="button"
              class="quiet"
              aria-label={fill(texts.removeNamed, { name: `${form.label} ${at + 1}` })}
              onClick={() => onChange(entries.filter((_, index) => index !== at))}
            >
              {texts.remove}
            </button>
          </fieldset>
        ))}
        <button
          type="button"
          class="quiet"
          onClick={() => onChange([...entries, Object.fromEntries(properties.map(({ name }) => [name, ""]))])}
        >
          {texts.add}
        </button>
      </div>
    </Field>
  );
}
