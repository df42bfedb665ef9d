import { render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { EditedRecord, RecordId } from "../../admin/admin-answers.js";
import { type AdminApi, messageOf, openApi } from "./api.js";
import { Heading } from "./dialog.js";
import {
  addTitle,
  editableResources,
  type ResourceForm,
  statusName,
  statusOf,
  texts,
  type Work,
} from "./forms.js";
import { RecordForm } from "./record-form.js";
import { RecordListView } from "./record-list.js";
import { go, linkTo, type Route, useRoute } from "./route.js";

/** The editing page: asks for a key where one is needed, then shows what its role may change. */
function App() {
  const [key, setKey] = useState(sessionKey.get);
  const api = useMemo(() => openApi(key), [key]);
  const [work, setWork] = useState<Work | "none" | undefined>();
  const [error, setError] = useState("");

  useEffect(() => {
    let isCurrent = true;
    setWork(undefined);
    setError("");
    Promise.all([api.session(), api.forms()]).then(
      ([session, forms]) => {
        if (!isCurrent) return;
        const may = (capability: string | undefined): boolean =>
          capability === undefined || session.capabilities.includes(capability);
        setWork(session.capabilities.length === 0 ? "none" : { session, forms, may });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        // A key that was revoked is of no use any more.
        sessionKey.clear();
        setError(messageOf(error, texts.noAnswer));
        setWork("none");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);

  if (work === undefined) return <p class="soft">{texts.loading}</p>;
  if (work === "none") {
    return (
      <>
        {error !== "" && (
          <p class="notice bad" role="alert">
            {error}
          </p>
        )}
        <SignIn onDone={() => setKey(sessionKey.get())} />
      </>
    );
  }
  const signOut = (): void => {
    sessionKey.clear();
    go("#/");
    setKey(undefined);
  };
  return <Workplace api={api} work={work} onSignOut={key === undefined ? undefined : signOut} />;
}

function Workplace(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly onSignOut: (() => void) | undefined;
}) {
  const { api, work, onSignOut } = props;
  const route = useRoute();
  const resources = editableResources(work);
  const form = resources.find(({ plural }) => plural === route.plural);
  const { name, role } = work.session;
  return (
    <div class="workplace">
      <nav class="resources" aria-label={texts.records}>
        <ul>
          <li>
            <a href="#/" aria-current={form === undefined ? "page" : undefined}>
              {texts.overview}
            </a>
          </li>
          {resources.map(({ plural, labels }) => (
            <li key={plural}>
              <a href={linkTo(plural)} aria-current={form?.plural === plural ? "page" : undefined}>
                {labels}
              </a>
            </li>
          ))}
        </ul>
        <p class="who">
          <span class="soft">{onSignOut === undefined ? texts.withoutKey : `${name} · ${role}`}</span>
          {onSignOut !== undefined && (
            <button type="button" class="quiet" onClick={onSignOut}>
              {texts.signOut}
            </button>
          )}
        </p>
      </nav>
      <div class="work">
        <Shown api={api} work={work} form={form} route={route} />
      </div>
    </div>
  );
}

function Shown(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm | undefined;
  readonly route: Route;
}) {
  const { api, work, form } = props;
  const { name, query } = props.route;
  if (form === undefined) return <Overview api={api} work={work} />;
  if (name === "")
    return <RecordListView key={form.plural} api={api} work={work} form={form} query={query} />;
  const id = name === "new" ? undefined : /^\d+$/.test(name) ? Number(name) : name;
  return <Editor key={`${form.plural}/${name}`} api={api} work={work} form={form} id={id} />;
}

/** Asks for a key, and stores it for this tab if it is right and may change something. */
function SignIn({ onDone }: { readonly onDone: () => void }) {
  const [key, setKey] = useState("");
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(await signIn(key.trim()));
    setBusy(false);
    input.current?.focus();
  }

  async function signIn(given: string): Promise<string> {
    if (given === "") return texts.keyMissing;
    try {
      const { capabilities } = await openApi(given).session();
      if (capabilities.length === 0) return texts.keyWithoutRights;
      sessionKey.set(given);
      onDone();
      return "";
    } catch (error) {
      return messageOf(error, texts.noAnswer);
    }
  }

  return (
    <form class="sign-in" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{texts.signIn}</h1>
      <p class="soft">{texts.signInIntro}</p>
      <div class="field">
        <label for="key">{texts.key}</label>
        <input
          id="key"
          ref={input}
          type="password"
          autocomplete="off"
          spellcheck={false}
          value={key}
          aria-invalid={error !== ""}
          aria-describedby={error === "" ? undefined : "key-error"}
          onInput={(event) => setKey(event.currentTarget.value)}
        />
        <p class="field-error" id="key-error" role="alert">
          {error}
        </p>
      </div>
      <button type="submit" disabled={isBusy}>
        {texts.signIn}
      </button>
    </form>
  );
}

/** The form of a record, or of a new one; it reads the record first. */
function Editor(props: {
  readonly api: AdminApi;
  readonly work: Work;
  readonly form: ResourceForm;
  readonly id: RecordId | undefined;
}) {
  const { api, work, form, id } = props;
  const [record, setRecord] = useState<EditedRecord | undefined>();
  const [error, setError] = useState("");
  useEffect(() => {
    if (id === undefined) return;
    api.record(form, id).then(setRecord, (error: unknown) => setError(messageOf(error, texts.noAnswer)));
  }, [api, form, id]);

  if (error !== "")
    return (
      <>
        <Heading title={form.label} />
        <p class="notice bad" role="alert">
          {error}
        </p>
      </>
    );
  if (id !== undefined && record === undefined) return <p class="soft">{texts.loading}</p>;
  if (record?.isTrashed === true)
    return (
      <>
        <Heading title={form.label} />
        <p class="notice">{texts.isTrashed}</p>
      </>
    );
  return <RecordForm {...{ api, work, form }} stored={record} />;
}

type Counts = Awaited<ReturnType<AdminApi["counts"]>>;

/** How many records there are of each resource, and what waits for a decision. */
function Overview({ api, work }: { readonly api: AdminApi; readonly work: Work }) {
  const [counts, setCounts] = useState<Counts | undefined>();
  const [error, setError] = useState("");
  useEffect(() => {
    api.counts().then(setCounts, (error: unknown) => {
      setCounts({});
      setError(messageOf(error, texts.noAnswer));
    });
  }, [api]);
  return (
    <>
      <Heading title={texts.overview} />
      {error !== "" && (
        <p class="notice bad" role="alert">
          {error}
        </p>
      )}
      {counts !== undefined && <Cards {...{ work, counts }} />}
    </>
  );
}

/** Shown once the counts are known, so that nothing moves. */
function Cards({ work, counts }: { readonly work: Work; readonly counts: Counts }) {
  const review = statusOf(work, "review");
  return (
    <ul class="cards">
      {editableResources(work).map(({ plural, label, labels, hasStatus, writes }) => {
        const own = counts[plural] ?? {};
        const shown = Object.entries(own).filter(([, count]) => count > 0);
        return (
          <li key={plural} class="card">
            <h2>
              <a href={linkTo(plural)}>{labels}</a>
            </h2>
            {hasStatus !== true || shown.length === 0 ? (
              <p class="number">{Object.values(own)[0] ?? "–"}</p>
            ) : (
              <ul class="counts">
                {shown.map(([status, count]) => (
                  <li key={status}>
                    <a href={linkTo(plural, "", { status })} class={status === review ? "waits" : undefined}>
                      <span class="number">{count >= 1000 ? "1000+" : count}</span> {statusName(work, status)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {work.may(writes.create?.access) && writes.create !== undefined && (
              <p>
                <a class="button" href={linkTo(plural, "new")}>
                  {addTitle({ label })}
                </a>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const name = "calendar-admin-key";

/** The key of this tab: gone when it is closed, and never part of an address or cookie. */
const sessionKey = {
  get: (): string | undefined => sessionStorage.getItem(name) ?? undefined,
  set: (key: string): void => sessionStorage.setItem(name, key),
  clear: (): void => sessionStorage.removeItem(name),
};

const place = document.getElementById("admin");
if (place !== null) {
  place.replaceChildren();
  render(<App />, place);
}
