import { expect, it } from "vitest";
import type { JsonBody } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";

const service = useSpec({
  "api.yaml": "style: rest\n",
  "resources/meeting.yaml": `text: A meeting.
counts: visit.meeting
period: { start: begins, end: ends, zone: zone, whole_days: all_day }
order: [begins]
fields:
  title: { type: text, required: true }
  begins: { type: datetime, required: true }
  ends: { type: datetime, required: true }
  zone: { type: timezone }
  all_day: { type: boolean, initial: false }
filters:
  page:
  per_page:
  hide_empty: { type: boolean, default: false, hide_empty: true }
`,
  "resources/visit.yaml": `lifecycle: plain
text: A visit.
fields:
  name: { type: text, required: true }
  meeting: { relation: meeting, required: true }
`,
});

async function call(method: string, path: string, body?: object): Promise<JsonBody> {
  const answer = await service.request(method, `/api/v1${path}`, body === undefined ? {} : { body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

it("lists records by their count as it is, also where the list is read again and again", async () => {
  const at = (day: string) => ({ begins: `${day} 10:00:00`, ends: `${day} 11:00:00` });
  const meetings: number[] = [];
  for (const day of ["2031-03-10", "2031-03-11"])
    meetings.push(Number((await call("POST", "/meetings", { title: `On ${day}`, ...at(day) })).id));
  const visited = async (): Promise<unknown> => {
    const { items } = await call("GET", "/meetings?hide_empty=true");
    return (items as unknown as JsonBody[]).map(({ id }) => id);
  };
  const [first, second] = meetings;
  const visit = await call("POST", "/visits", { name: "Ada", meeting: first });
  // A list that is asked for often is loaded into memory.
  for (let round = 0; round < 8; round += 1) expect(await visited()).toEqual([first]);
  await call("POST", "/visits", { name: "Bo", meeting: second });
  for (let round = 0; round < 8; round += 1) expect(await visited()).toEqual([first, second]);
  await call("DELETE", `/visits/${Number(visit.id)}`);
  for (let round = 0; round < 8; round += 1) expect(await visited()).toEqual([second]);
});
