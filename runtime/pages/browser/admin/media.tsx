import { useState } from "preact/hooks";
import { ApiError } from "../../../client/errors.js";
import type { EditedRecord, MediaImage } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf } from "./api.js";
import { Alert, Dialog, Heading } from "./dialog.js";
import { Button, Labelled } from "./field.js";
import { fill, languageName, settings, texts } from "./forms.js";
import { linkTo } from "./route.js";
import { editableResources, useAnswer, useWork, type Work } from "./work.js";

/** Whether there is a library for the caller: where records have images, and with the right to upload. */
export function hasMedia({ forms, session }: Work): boolean {
  return session.permissions.includes("upload") && forms.resources.some(hasImage);
}

function hasImage({ fields }: ResourceForm): boolean {
  return fields.some(({ storage }) => storage === "image");
}

/** The address of an image in the smallest size that is wide enough for a form. */
export function smallAddress({ url, sizes }: NonNullable<EditedRecord["image"]>): string {
  const all = Object.values(sizes).sort((one, other) => one.width - other.width);
  return all.find(({ width }) => width >= 300)?.url ?? url;
}

/** The library of images: adds some, and opens one to describe it, to crop it, and to see where it is used. */
export function MediaPage() {
  const { api } = useWork();
  const [opened, setOpened] = useState<MediaImage | undefined>();
  const [error, setError] = useState("");
  const [round, setRound] = useState(0);
  const close = (): void => {
    setOpened(undefined);
    setRound(round + 1);
  };
  async function upload(files: FileList | null): Promise<void> {
    setError("");
    for (const file of files ?? [])
      await api.changeMedia("POST", "", { file }).catch((failed: unknown) => setError(reasonOf(failed)));
    setRound(round + 1);
  }
  return (
    <>
      <div class="headline">
        <Heading title={texts.media} />
        <Labelled id="upload" label={texts.add}>
          <input
            key={round}
            id="upload"
            type="file"
            multiple
            accept="image/*"
            onChange={({ currentTarget }) => void upload(currentTarget.files)}
          />
        </Labelled>
      </div>
      <Alert text={error} />
      <MediaGrid round={round} onPick={setOpened} />
      {opened !== undefined && <ImageDialog image={opened} onClose={close} />}
    </>
  );
}

/** The images whose names have some words, the newest first, with more on demand. A change of `round` reads them again. */
export function MediaGrid(props: { readonly round?: number; readonly onPick: (image: MediaImage) => void }) {
  const { api } = useWork();
  const [search, setSearch] = useState("");
  const [count, setCount] = useState(1);
  const pages = Array.from({ length: count }, (_, at) => at + 1);
  const read = () => Promise.all(pages.map((page) => api.media({ search, page })));
  const { answer, error } = useAnswer(read, [search, count, props.round]);
  return (
    <>
      <div class="search" role="search">
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          onInput={({ currentTarget }) => setSearch(currentTarget.value)}
          // The form around it is not sent.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <Alert text={error} />
      {answer?.[0]?.images.length === 0 && <p class="empty soft">{texts.nothing}</p>}
      <ul class="cards tiles">
        {answer?.flatMap(({ images }) =>
          images.map((image) => (
            <li key={image.id}>
              <button type="button" class="quiet" onClick={() => props.onPick(image)}>
                <img class="image" src={smallAddress(image)} alt={image.alt[settings.language] ?? ""} />
                {image.name}
              </button>
            </li>
          )),
        )}
      </ul>
      {count < (answer?.[0]?.pages ?? 0) && <Button text={texts.more} onClick={() => setCount(count + 1)} />}
    </>
  );
}

const corners = ["left", "top", "right", "bottom"] as const;

/** An image: its alternative text in the language of the page, a part that is to become an image, and its uses. */
function ImageDialog({ image, onClose }: { readonly image: MediaImage; readonly onClose: () => void }) {
  const { api } = useWork();
  const { id, name, width, height, filesize } = image;
  const [alt, setAlt] = useState(image.alt[settings.language] ?? "");
  const [part, setPart] = useState({ left: 0, top: 0, right: 100, bottom: 100 });
  const [error, setError] = useState("");
  const change = (...given: Parameters<typeof api.changeMedia>): void =>
    void api.changeMedia(...given).then(onClose, (failed: unknown) => setError(reasonOf(failed)));
  const clipPath = `inset(${part.top}% ${100 - part.right}% ${100 - part.bottom}% ${part.left}%)`;
  return (
    <Dialog title={name} onClose={onClose} isWide cancel={texts.close} actions="">
      <img class="whole" style={{ clipPath }} src={image.url} alt={image.alt[settings.language] ?? ""} />
      <p class="soft">{`${width} × ${height} · ${Math.ceil(filesize / 1000)} kB`}</p>
      <Labelled id="alt" label={`${texts.alternativeText} · ${languageName(settings.language)}`}>
        <input
          id="alt"
          maxLength={500}
          value={alt}
          onInput={({ currentTarget }) => setAlt(currentTarget.value)}
        />
      </Labelled>
      <Button text={texts.save} look="primary" onClick={() => change("PATCH", `/${id}`, { alt })} />
      <details>
        <summary>{texts.crop}</summary>
        <div class="cards tiles">
          {corners.map((side, at) => (
            <Labelled
              key={side}
              id={`crop-${side}`}
              label={`${at < 2 ? texts.from : texts.to} ${at % 2 === 0 ? "x" : "y"} (%)`}
            >
              <input
                id={`crop-${side}`}
                type="number"
                min={0}
                max={100}
                value={part[side]}
                onInput={({ currentTarget }) => setPart({ ...part, [side]: currentTarget.valueAsNumber })}
              />
            </Labelled>
          ))}
        </div>
        <Button text={texts.crop} onClick={() => change("POST", `/${id}/crop`, part)} />
      </details>
      <Alert text={error} />
      <Uses image={image} />
    </Dialog>
  );
}

/** How often an image is used, and by which records, with links to their lists. */
function Uses({ image }: { readonly image: MediaImage }) {
  const work = useWork();
  const forms = editableResources(work).filter(hasImage);
  const asked = { image: image.id, table: true };
  const read = () => Promise.all(forms.map((form) => work.api.list(form, asked)));
  const { answer = [], error } = useAnswer(read, [image.id]);
  const count = answer.reduce((sum, { total }) => sum + total, 0);
  return (
    <>
      <Alert text={error} />
      <p>{fill(texts.used, { count })}</p>
      {forms.map(({ plural, labels }, at) => {
        const records = answer[at]?.records ?? [];
        if (records.length === 0) return null;
        return (
          <p key={plural}>
            <a href={linkTo(plural, "", { image: image.id })}>{labels}</a>
            {records.map(({ id, name, mayEdit }) => (
              <span key={id}> · {mayEdit ? <a href={linkTo(plural, id)}>{name}</a> : name}</span>
            ))}
          </p>
        );
      })}
    </>
  );
}

/** Why the service rejected something, in words. */
function reasonOf(error: unknown): string {
  const details = error instanceof ApiError ? Object.values(error.details ?? {}) : [];
  return details.map(({ message }) => message).join(" ") || messageOf(error);
}
