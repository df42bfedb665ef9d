import { useEffect, useState } from "preact/hooks";
import type { StoredImage } from "../../admin/admin-answers.js";
import { described, Field, type InputProps } from "./field.js";
import { texts } from "./settings.js";

/** The image of a record: what it has, a file to send instead, or none. */
export function ImageInput(
  props: Omit<InputProps, "onChange"> & {
    readonly stored: StoredImage | undefined;
    readonly file: File | undefined;
    readonly onFile: (file: File | undefined) => void;
    readonly onRemove: () => void;
    readonly mayUpload: boolean;
  },
) {
  const { id, form, error, value, stored, file, onFile, onRemove, mayUpload } = props;
  const address = useAddress(file);
  const present = value === null || stored === undefined ? undefined : small(stored);
  const shown = address ?? present;
  return (
    <Field {...{ id, form, error }}>
      {shown !== undefined && <img class="image" src={shown} alt={texts.imagePreview} />}
      <input
        // Another record, or the same after it was saved, has no file chosen.
        key={stored?.id}
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
        disabled={!mayUpload}
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
        {...described({ id, form, error })}
      />
      {shown !== undefined && (
        <button type="button" class="quiet" onClick={file === undefined ? onRemove : () => onFile(undefined)}>
          {texts.removeImage}
        </button>
      )}
    </Field>
  );
}

/** An address under which the page can show a file that was not sent yet. */
export function useAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string | undefined>();
  useEffect(() => {
    if (file === undefined) {
      setAddress(undefined);
      return;
    }
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** The smallest size that is wide enough for the page. */
function small({ url, sizes }: StoredImage): string {
  const all = Object.values(sizes).sort((one, other) => one.width - other.width);
  return all.find(({ width }) => width >= 300)?.url ?? url;
}
