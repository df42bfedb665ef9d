import type { RecordId, RelatedName } from "../../../admin/admin-answers.js";
import { fill, texts } from "../settings.js";

/** The picked records, each with a button that removes it. */
export function Chips(props: {
  readonly ids: readonly RecordId[];
  readonly known: readonly RelatedName[];
  readonly onRemove: (id: RecordId) => void;
}) {
  const { ids, known, onRemove } = props;
  return (
    <ul class="chips">
      {ids.map((id) => {
        const name = known.find((record) => record.id === id)?.name ?? `#${id}`;
        return (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              class="quiet"
              aria-label={fill(texts.removeNamed, { name })}
              onClick={() => onRemove(id)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
