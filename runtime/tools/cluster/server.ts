import type { WriteConcern } from "mongodb";
import { readConcerns } from "../../storage/concerns.js";
import { ask, type Cluster, type Findings, notReadable } from "./section.js";

/** Reports the version of the server, and the features that all members of a replica set have agreed on. */
export async function reportVersions({ client, hello }: Cluster): Promise<Findings> {
  const { version } = (await ask(client, { buildInfo: 1 })) as { readonly version: string };
  const server = `server ${version}`;
  if (hello.setName === undefined) return { lines: [server], problems: [] };
  const parameter = await ask(client, { getParameter: 1, featureCompatibilityVersion: 1 });
  const compatibility = (parameter as CompatibilityReply | undefined)?.featureCompatibilityVersion.version;
  const lines = [server, `feature compatibility ${compatibility ?? notReadable}`];
  const [wanted = ""] = /^\d+\.\d+/.exec(version) ?? [];
  if (compatibility === undefined || compatibility === wanted) return { lines, problems: [] };
  return {
    lines,
    problems: [
      `The upgrade to ${wanted} is not finished: new features are off. Once all members have it and a return to the old version is ruled out, run db.adminCommand({ setFeatureCompatibilityVersion: "${wanted}", confirm: true }).`,
    ],
  };
}

interface CompatibilityReply {
  readonly featureCompatibilityVersion: { readonly version: string };
}

/** Reports what a write waits for, and which writes a read sees. */
export async function reportConcerns({ client }: Cluster): Promise<Findings> {
  const { writeConcern, readConcern, weakOption } = await readConcerns(client);
  const problems =
    weakOption === undefined
      ? []
      : [
          `MONGODB_URI has ${weakOption}, with which acknowledged writes can be lost when the primary fails. Remove the option.`,
        ];
  return { lines: [writesOf(writeConcern), `reads: ${readConcern?.level ?? "local"}`], problems };
}

function writesOf({ w, journal, wtimeoutMS }: WriteConcern): string {
  const limit = wtimeoutMS === undefined ? "" : `, within ${wtimeoutMS / 1000} s`;
  return `writes: w=${JSON.stringify(w)}, journal=${String(journal)}${limit}`;
}
