import type { Spec } from "../load.js";
import type { Place } from "../model/model.js";
import { childOf, textOf } from "../spec/node.js";
import type { Change } from "./change.js";

/** A row of approvals.yaml: a breaking change that is meant, for how long, and why. */
export interface Approval {
  readonly change: string;
  readonly at: string;
  readonly reason: string;
  /** The last day on which it holds, as `YYYY-MM-DD`. */
  readonly until: string;
  readonly place: Place;
}

/** An approval that is expired or matches no change. */
export interface ApprovalError {
  readonly approval: Approval;
  readonly message: string;
  readonly fix: string;
}

/** A change, and what allows it: an approval, or that it was announced long enough before. */
export interface JudgedChange extends Change {
  readonly approval?: Approval;
  /** It takes away what was deprecated, not before the announced day. */
  readonly isDue: boolean;
}

/**
 * Approves changes by the rows of the newer spec. A row that is past its day on `today` (`YYYY-MM-DD`) approves nothing,
 * and it is an error, as is one for which there is no breaking change. What goes on its announced day or later needs no row:
 * the announcement was the decision, and its text the reason.
 */
export function approve(changes: readonly Change[], spec: Spec, today: string) {
  const approvals = readApprovals(spec);
  const isFor = (approval: Approval, { code, address, verdict }: Change): boolean =>
    verdict === "breaking" && approval.change === code && approval.at === address;
  const judged = changes.map((change): JudgedChange => {
    const approval = approvals.find((row) => row.until >= today && isFor(row, change));
    const { sunset } = change.announced ?? {};
    const isDue = sunset !== undefined && sunset <= today;
    return { ...change, isDue, ...(approval === undefined ? {} : { approval }) };
  });
  const errors = approvals.flatMap((approval): readonly ApprovalError[] => {
    const name = `The approval of ${approval.change} at \`${approval.at}\``;
    if (!changes.some((change) => isFor(approval, change))) {
      return [{ approval, message: `${name} matches no breaking change.`, fix: "remove the row" }];
    }
    return approval.until < today
      ? [
          {
            approval,
            message: `${name} held until ${approval.until}.`,
            fix: "take the change back, or give the row a later day",
          },
        ]
      : [];
  });
  return { changes: judged, errors };
}

function readApprovals({ approvals }: Spec): readonly Approval[] {
  return (approvals?.items ?? []).map((row) => {
    const text = (key: string): string => textOf(childOf(row, key)) ?? "";
    return {
      change: text("change"),
      at: text("at"),
      reason: text("reason"),
      until: text("until"),
      place: row.place,
    };
  });
}
