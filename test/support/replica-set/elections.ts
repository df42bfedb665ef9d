import { setTimeout as pause } from "node:timers/promises";
import { createGate } from "./gate.js";
import type { Member } from "./members.js";
import { beginPast } from "./past.js";
import type { ReplicaSetState } from "./state.js";

/** How primaries of a set come and go. */
export interface Elections {
  /** There is no primary any more. */
  lose(): void;
  /** The primary steps down, and another member is elected after some milliseconds, unless most members are away. */
  stepDown(electionMs: number): Promise<void>;
  /** A member becomes the primary, also one that is behind, as a new one is until the others have followed it. */
  elect(host: string): void;
  /** The primary loses the others, which elect one after some milliseconds, and steps down after some. */
  isolate(times: { readonly electionMs: number; readonly claimMs: number }): Promise<void>;
  /** A primary that has lost the others steps down now. */
  endClaim(): void;
  /** All members reach each other. Returns the host of the one that they had not reached. */
  reunite(): string | undefined;
}

export function createElections(state: ReplicaSetState, members: readonly Member[]): Elections {
  let former = state.primary;
  const lose = (): void => {
    former = state.primary ?? former;
    state.primary = undefined;
    // Streams that wait are interrupted.
    state.streams.clear();
    state.history.add([]);
  };
  const elect = (host: string | undefined): void => {
    state.primary = host;
    state.term += 1;
  };
  const vote = (): void => {
    const voters = members.filter(({ isUp, host }) => isUp && host !== state.isolated?.host);
    if (2 * voters.length <= members.length) return;
    // The others do not vote for one that is behind.
    const candidates = voters.map(({ host }) => host).filter((host) => !state.pasts.has(host));
    elect(candidates.find((host) => host !== former) ?? candidates[0]);
  };
  const endClaim = (): void => {
    const { isolated, streams } = state;
    for (const [id, { host }] of streams) if (host === isolated?.host) streams.delete(id);
    isolated?.claim.open();
  };
  return {
    lose,
    async stepDown(electionMs) {
      lose();
      await pause(electionMs);
      vote();
    },
    elect(host) {
      lose();
      elect(host);
    },
    async isolate({ electionMs, claimMs }) {
      const host = state.primary;
      if (host === undefined) return;
      const claim = createGate();
      claim.shut();
      await beginPast(state, host, () => {
        state.isolated = { host, term: state.term, claim, clock: state.history.now() };
        state.primary = undefined;
        former = host;
      });
      await Promise.all([pause(electionMs).then(vote), claim.passed(claimMs).then(endClaim)]);
    },
    endClaim,
    reunite() {
      endClaim();
      const host = state.isolated?.host;
      state.isolated = undefined;
      return host;
    },
  };
}
