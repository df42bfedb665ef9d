import { useRef } from "preact/hooks";
import { texts } from "../settings.js";

/** Searches a list by words. */
export function SearchForm(props: { readonly search: string; readonly onSearch: (words: string) => void }) {
  const { search, onSearch } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(field.current?.value.trim() ?? "");
      }}
    >
      <input
        id="search"
        ref={field}
        type="search"
        aria-label={texts.search}
        defaultValue={search}
        key={search}
        placeholder={texts.search}
      />
      <button type="submit" class="quiet">
        {texts.search}
      </button>
    </form>
  );
}
