import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long though they are small, the longest first. */
const longest =
  `diff/proof.long calendar/generator/mutants.long calendar/torture/crashes.long calendar/torture/replica-set.long
  calendar/faults/faults.long calendar/http/elections.long calendar/torture/linear-time.long calendar/pages/browser.long
  repo/package.long calendar/http/bad-input.long calendar/http/twins/twins-1.long calendar/http/twins/twins-2.long
  calendar/http/twins/twins-3.long calendar/http/twins/twins-4.long diff/rules.long
  calendar/http/filter-oracle/oracle.long generator/resource-names.long calendar/torture/fuzz.long
  calendar/contract/differential.long repo/framework.long calendar/generator/one-field.long
  calendar/generator/typos.long recurrence/random-rules.long generator/one-field.long diff/proof
  calendar/http/examples generator/diagnostics generator/check calendar/faults/faults calendar/sdk/examples
  calendar/repo/readme calendar/http/filter-oracle/oracle calendar/http/twins/twins calendar/contract/differential`.split(
    /\s+/,
  );

/**
 * Begins with what takes longest, so that no file is left alone at the end. Where no former run says how long each takes, as in
 * a fresh clone, vitest begins with the largest files; but files of one line run the longest tests.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
      return at === -1 ? longest.length : at;
    };
    // The files of a project stay together: they run in processes of their own kind.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => place(a) - place(b)),
    );
  }
}
