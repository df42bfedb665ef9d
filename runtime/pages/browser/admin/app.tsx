import { type ComponentType, render } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { RecordId, Session } from "../../admin/admin-answers.js";
import type { ResourceForm } from "../../admin/forms.js";
import { messageOf, openApi } from "./api.js";
import { Alert, Heading } from "./dialog.js";
import { Button } from "./field.js";
import { addTitle, texts } from "./forms.js";
import { hasMedia, MediaPage } from "./media.js";
import { RecordListView } from "./record-list.js";
import { go, linkTo, useRoute } from "./route.js";
import { ServicePage, serviceLink, serviceLists, servicePlural } from "./service-page.js";
import { ChangePassword, ChoosePassword, SignIn, SignInDialog } from "./sign-in.js";
import {
  editableResources,
  mayImport,
  maySend,
  statusName,
  statusOf,
  transferTitle,
  useAnswer,
  useWork,
  type Work,
  WorkContext,
} from "./work.js";

/** Where the key of this tab is: gone when it is closed, and never part of an address or cookie. */
const storedKey = "calendar-admin-key";

/** Why a sign-in by a provider did not succeed, by the word with which it leads back here. */
const { addressRefused: refused, providerFailed: failed, providerUnavailable: unavailable } = texts.accounts;
const failures: Readonly<Record<string, string>> = { refused, failed, unavailable };

/** The editing page: asks people to sign in where that is needed, then shows what their role may change. */
function App() {
  const [key, setKey] = useState(() => sessionStorage.getItem(storedKey) ?? undefined);
  const [visit, setVisit] = useState(0);
  const [again, setAgain] = useState<((isDone: boolean) => void) | undefined>();
  const signInAgain = () => new Promise<boolean>((resolve) => setAgain(() => resolve));
  const api = useMemo(() => openApi(key, signInAgain), [key, visit]);
  const { work, error } = useSession(api);
  const { plural, name: view, query } = useRoute();
  const token = plural === "-" && view === "link" ? query.get("token") : null;

  const reload = (): void => setVisit((before) => before + 1);
  const startAnew = (): void => {
    go("#/");
    setKey(undefined);
    reload();
  };
  if (token !== null) return <ChoosePassword {...{ api, token }} onDone={startAnew} />;
  if (work === undefined) return <p class="soft">{texts.loading}</p>;
  if (!("api" in work)) {
    const onKey = (given: string): void => {
      sessionStorage.setItem(storedKey, given);
      setKey(given);
    };
    return (
      <>
        <Alert text={error === "" ? failures[query.get("failed") ?? ""] : error} />
        <SignIn
          {...{ api, onKey }}
          ways={work.ways ?? { byPassword: true, isMailing: false }}
          onDone={reload}
        />
      </>
    );
  }
  const { name, author, csrf, isAnonymous } = work.session;
  const signOut = (): void => {
    sessionStorage.removeItem(storedKey);
    // A session that has ended already is as good.
    void (csrf === undefined ? Promise.resolve() : api.signOut().catch(() => undefined)).then(startAnew);
  };
  const closeDialog = (isDone: boolean): void => {
    setAgain(undefined);
    again?.(isDone);
  };
  return (
    <WorkContext.Provider value={work}>
      <Workplace onSignOut={isAnonymous ? undefined : signOut} />
      {again !== undefined && <SignInDialog {...{ api, name, author }} onClose={closeDialog} />}
    </WorkContext.Provider>
  );
}

/** What the caller works with, or their session where they may change nothing; undefined until that is known. */
function useSession(api: Work["api"]) {
  const [work, setWork] = useState<Work | Session | undefined>();
  const [error, setError] = useState("");
  useEffect(() => {
    let isCurrent = true;
    setWork(undefined);
    setError("");
    Promise.all([api.session(), api.forms()]).then(
      ([session, forms]) => {
        if (!isCurrent) return;
        const mayEdit = session.capabilities.length > 0;
        if (!mayEdit && !session.isAnonymous) setError(texts.accounts.withoutRights);
        setWork(mayEdit ? { api, session, forms } : session);
      },
      (failed: unknown) => {
        if (!isCurrent) return;
        // A key that was revoked is of no use any more.
        sessionStorage.removeItem(storedKey);
        setError(messageOf(failed));
        setWork(signedOut);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api]);
  return { work, error };
}

/** Who calls where the service does not answer. */
const signedOut: Session = {
  name: "",
  role: "",
  author: 0,
  isAnonymous: true,
  capabilities: [],
  permissions: [],
};

function Workplace({ onSignOut }: { readonly onSignOut: (() => void) | undefined }) {
  const work = useWork();
  const { plural: current, name: record, query, visit } = useRoute();
  const resources = editableResources(work);
  const form = resources.find(({ plural }) => plural === current);
  const { name, role, csrf, isAdministrator } = work.session;
  const own = current === servicePlural ? record : undefined;
  const here = own === undefined ? linkTo(form?.plural ?? "") : linkTo(servicePlural, own);
  const links = [
    [linkTo(""), texts.overview],
    ...resources.map(({ plural, labels }) => [linkTo(plural), labels] as const),
    ...(hasMedia(work) ? [["#/-/media", texts.media] as const] : []),
    ...serviceLists(work).map((action) => [serviceLink(action), action.title] as const),
    ...(mayImport(work) ? [["#/-/files", transferTitle] as const] : []),
    ...(isAdministrator === true ? [["#/-/accounts", texts.accounts.title] as const] : []),
  ] as const;
  return (
    <div class="workplace">
      <nav class="resources" aria-label={texts.records}>
        <ul>
          {links.map(([href, title]) => (
            <li key={href}>
              <a href={href} aria-current={href === here ? "page" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <p class="who">
          <span class="soft">{onSignOut === undefined ? texts.withoutKey : `${name} · ${role}`}</span>
          {csrf !== undefined && <a href="#/-/password">{texts.accounts.changePassword}</a>}
          {onSignOut !== undefined && <Button text={texts.signOut} onClick={onSignOut} />}
        </p>
      </nav>
      <div class="work">
        {own === "media" && hasMedia(work) ? (
          <MediaPage />
        ) : own === "accounts" && isAdministrator === true ? (
          <Later key={own} load={() => import("./accounts-page.js").then((page) => page.AccountsPage)} />
        ) : own === "files" && mayImport(work) ? (
          <Later key={own} load={() => import("./transfer-page.js").then((page) => page.TransferPage)} />
        ) : own === "password" && csrf !== undefined ? (
          <ChangePassword />
        ) : own !== undefined ? (
          <ServicePage key={own} name={own} query={query} />
        ) : form === undefined ? (
          <Overview />
        ) : record === "" ? (
          <RecordListView key={`${form.plural} ${query.get("view")}`} form={form} query={query} />
        ) : (
          <Editor key={visit} form={form} id={idIn(query.get("copy") ?? record)} isCopy={query.has("copy")} />
        )}
      </div>
    </div>
  );
}

/** A page for few people, whose script is loaded when it is opened. */
function Later({ load }: { readonly load: () => Promise<ComponentType> }) {
  const { answer: Page, error } = useAnswer(load, []);
  return Page === undefined ? <Alert text={error} /> : <Page />;
}

/** The id in an address; none for a new record. */
function idIn(name: string): RecordId | undefined {
  if (name === "new") return undefined;
  return /^\d+$/.test(name) ? Number(name) : name;
}

/** The form of a record, or of a new one; its script and the record are loaded first. */
function Editor(props: {
  readonly form: ResourceForm;
  readonly id: RecordId | undefined;
  /** Whether the form is that of a new record like this one. */
  readonly isCopy: boolean;
}) {
  const { form, id, isCopy } = props;
  const { api } = useWork();
  const read = async () =>
    Promise.all([import("./record-form.js"), id === undefined ? undefined : api.record(form, id)]);
  const { answer: [script, record] = [], error } = useAnswer(read, [api, form, id]);
  if (error !== "" || record?.isTrashed === true)
    return (
      <>
        <Heading title={form.label} />
        {error === "" ? <p class="notice">{texts.isTrashed}</p> : <Alert text={error} />}
      </>
    );
  if (script === undefined) return <p class="soft">{texts.loading}</p>;
  return <script.RecordForm form={form} stored={isCopy ? undefined : record} like={record} />;
}

/** How many records there are of each resource, and what waits for a decision. */
function Overview() {
  const work = useWork();
  const { answer, error } = useAnswer(work.api.counts, [work.api]);
  const counts = answer ?? (error === "" ? undefined : {});
  const review = statusOf(work, "review");
  return (
    <>
      <Heading title={texts.overview} />
      <Alert text={error} />
      {/* Once the counts are known, so that nothing moves. */}
      {counts !== undefined && (
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
                        <a
                          href={linkTo(plural, "", { status })}
                          class={status === review ? "waits" : undefined}
                        >
                          <span class="number">{count >= 1000 ? "1000+" : count}</span>{" "}
                          {statusName(work, status)}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
                {maySend(work, writes.create) && (
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
      )}
    </>
  );
}

const place = document.getElementById("admin");
if (place !== null) {
  place.replaceChildren();
  render(<App />, place);
}
