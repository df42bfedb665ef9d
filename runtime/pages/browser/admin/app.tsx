import { useEffect, useMemo, useState } from "preact/hooks";
import { type AdminApi, messageOf, openApi } from "./api.js";
import { Editor } from "./editor.js";
import { editableResources, type ResourceForm, type Work } from "./forms.js";
import { Overview } from "./overview.js";
import { RecordListView } from "./record-list/record-list.js";
import { go, linkTo, type Route, useRoute } from "./route.js";
import { sessionKey } from "./session-key.js";
import { texts } from "./settings.js";
import { SignIn } from "./sign-in.js";

/** The editing page: asks for a key where one is needed, then shows what its role may change. */
export function App() {
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
