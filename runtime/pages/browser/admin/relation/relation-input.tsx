import { useRef, useState } from "preact/hooks";
import type { RecordId, RelatedName } from "../../../admin/admin-answers.js";
import type { AdminApi } from "../api.js";
import { CreateDialog } from "../create-dialog.js";
import { Field, type InputProps } from "../field.js";
import { resourceNamed, type Work } from "../forms.js";
import { Chips } from "./chips.js";
import { Combobox } from "./combobox.js";

/** The records that a relation refers to: searched for by words and picked, or created on the way. */
export function RelationInput(
  props: InputProps & {
    readonly api: AdminApi;
    readonly work: Work;
    readonly known: readonly RelatedName[];
    readonly onKnown: (record: RelatedName) => void;
  },
) {
  const { id, form, error, api, work, known, onKnown, onChange } = props;
  const ids = props.value as readonly RecordId[];
  const target = resourceNamed(work, form.target);
  /** Name of the record to create. */
  const [wanted, setWanted] = useState<string | undefined>();
  const [words, setWords] = useState("");
  const input = useRef<HTMLInputElement>(null);

  const take = (record: RelatedName): void => {
    onKnown(record);
    onChange(form.list === true ? [...ids, record.id] : [record.id]);
    setWords("");
    input.current?.focus();
  };
  const remove = (removed: RecordId): void => {
    onChange(ids.filter((other) => other !== removed));
    input.current?.focus();
  };
  return (
    <Field {...{ id, form, error }}>
      {ids.length > 0 && <Chips {...{ ids, known }} onRemove={remove} />}
      <Combobox
        {...{ id, form, error, input, words, setWords }}
        source={{ api, work, target }}
        picked={ids}
        onPick={(option) => {
          if (option.id === "new") setWanted(option.name);
          else take({ id: option.id, name: option.name });
        }}
      />
      {wanted !== undefined && target !== undefined && (
        <CreateDialog
          {...{ api, work }}
          form={target}
          name={wanted}
          onClose={() => setWanted(undefined)}
          onDone={(record) => {
            setWanted(undefined);
            take(record);
          }}
        />
      )}
    </Field>
  );
}
