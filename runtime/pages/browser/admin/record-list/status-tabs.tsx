import { statusName, type Work } from "../forms.js";
import { linkTo } from "../route.js";
import { texts } from "../settings.js";

/** Links to the lists of each status, and to that of all. */
export function StatusTabs(props: {
  readonly work: Work;
  readonly plural: string;
  readonly status: string | undefined;
  readonly search: string;
}) {
  const { work, plural, status, search } = props;
  const names = [undefined, ...work.forms.statuses.map(({ name }) => name)];
  return (
    <nav class="tabs" aria-label={texts.status}>
      <ul>
        {names.map((name) => (
          <li key={name ?? ""}>
            <a
              href={linkTo(plural, "", { status: name, search })}
              aria-current={name === status ? "page" : undefined}
            >
              {name === undefined ? texts.all : statusName(work, name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
