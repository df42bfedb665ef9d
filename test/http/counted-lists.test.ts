import { expect, it } from "vitest";
import { idsOf } from "../support/service.js";
import { useSpec } from "../support/spec-service.js";
import { specFiles } from "../support/workspace.js";

const service = useSpec(specFiles("counted_lists"));

it("lists records by their count as it is, also where the list is read again and again", async () => {
  const at = (day: string) => ({ begins: `${day} 10:00:00`, ends: `${day} 11:00:00` });
  const meetings: number[] = [];
  for (const day of ["2031-03-10", "2031-03-11"])
    meetings.push((await service.api.create("/meetings", { title: `On ${day}`, ...at(day) })).id);
  const visited = async () => idsOf((await service.api.read("/meetings?hide_empty=true")).items);
  const [first, second] = meetings;
  const visit = await service.api.create("/visits", { name: "Ada", meeting: first });
  // A list that is asked for often is loaded into memory.
  for (let round = 0; round < 8; round += 1) expect(await visited()).toEqual([first]);
  await service.api.create("/visits", { name: "Bo", meeting: second });
  for (let round = 0; round < 8; round += 1) expect(await visited()).toEqual([first, second]);
  await service.api.delete(visit.path);
  for (let round = 0; round < 8; round += 1) expect(await visited()).toEqual([second]);
});
