import { useEffect, useState } from "preact/hooks";
import { type AdminApi, messageOf } from "./api.js";
import { editableResources, statusName, statusOf, type Work } from "./forms.js";
import { Heading } from "./heading.js";
import { linkTo } from "./route.js";
import { addTitle, texts } from "./settings.js";

type Counts = Awaited<ReturnType<AdminApi["counts"]>>;

/** How many records there are of each resource, and what waits for a decision. */
export function Overview({ api, work }: { readonly api: AdminApi; readonly work: Work }) {
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
