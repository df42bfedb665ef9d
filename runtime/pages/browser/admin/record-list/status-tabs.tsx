import { hasRecordsIn, type ResourceForm, statusName, type Work } from "../forms.js";
import { linkTo } from "../route.js";
import { texts } from "../settings.js";

/** Links to the lists of each status, or of the trash, and to that of all. */
export function StatusTabs(props: {
  readonly work: Work;
  readonly form: ResourceForm;
  readonly status: string | undefined;
  readonly search: string;
}) {
  const { work, form, status, search } = props;
  const { plural } = form;
  const statuses = work.forms.statuses.filter((one) => hasRecordsIn(form, one));
  const names = [undefined, ...statuses.map(({ name }) => name)];
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
