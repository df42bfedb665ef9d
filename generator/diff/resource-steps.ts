import { hasPart, lifecycleName } from "../model/lifecycle.js";
import type { Model, Resource } from "../model/model.js";
import { searchesOf } from "../model/stored-contract.js";
import { isSameJson, valueTypeOf } from "../model/value-type.js";
import { fieldSteps, hasOwnValue } from "./field-steps.js";
import { addedIndexes, removedIndexes } from "./index-steps.js";
import type { MigrationStep, StoredStatus } from "./migration-step.js";
import { type PlannedStep, step } from "./plan-step.js";
import { pairFields, type ResourcePair } from "./resource-pairs.js";

/** The steps of one resource: the collection first, then what documents hold, then what is derived from that. */
export function resourceSteps(pair: ResourcePair): readonly MigrationStep[] {
  const { old, now } = pair;
  if (old === undefined) {
    const text = `The resource ${now.name} is new. Its collection ${now.collection} comes with the first record.`;
    return [step(pair, { name: "added", action: { kind: "add_collection" }, text })];
  }
  return [
    ...collectionSteps(pair, old),
    ...webhookSteps(pair, old),
    ...removedIndexes(pair, old),
    ...fieldSteps(pair),
    ...partSteps(pair, old),
    ...periodSteps(pair, old),
    ...statusSteps(pair),
    ...languageSteps(pair),
    ...hidingNote(pair, old),
    ...derivedSteps(pair, old),
    ...addedIndexes(pair, old),
  ];
}

/** References are counted anew where what counts has changed. */
export function recountSteps(pair: ResourcePair, steps: readonly MigrationStep[]): readonly MigrationStep[] {
  const { old, now } = pair;
  if (old === undefined || now.counts === undefined) return [];
  const { resource, field } = now.counts;
  const isOther = old.counts?.resource.name !== resource.name || old.counts.field.name !== field.name;
  const isTouched = steps.some(
    (other) =>
      other.resource === resource.name &&
      (other.kind === "map_status" ||
        other.kind === "change_status" ||
        other.kind === "remove_part" ||
        ("target" in other && other.target.path[0] === field.name)),
  );
  if (!isOther && !isTouched && publishedStatus(pair.models.old) === publishedStatus(pair.models.now))
    return [];
  const text = `What ${now.name} counts has changed: the counts are made anew.`;
  return [step(pair, { name: "counts", action: { kind: "recount_terms" }, text })];
}

function collectionSteps(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now } = pair;
  const steps: MigrationStep[] = [];
  if (old.collection !== now.collection) {
    const text = `The collection ${old.collection} is called ${now.collection} now.`;
    steps.push(
      step(pair, { name: "collection", action: { kind: "rename_collection", from: old.collection }, text }),
    );
  }
  if (old.lifecycle !== now.lifecycle && !gainsParts(old, now)) {
    const text = `The lifecycle of ${now.name} is ${lifecycleName(now)} instead of ${lifecycleName(old)}. ${lifecycleProblem(old, now)}: create the records anew.`;
    steps.push(
      step(pair, {
        name: "lifecycle",
        action: { kind: "leave_to_hand" },
        text,
        decision: { words: ["keep"] },
      }),
    );
  }
  if (old.ids !== now.ids) {
    const text = `Ids of ${now.name} are of the kind ${now.ids} instead of ${old.ids}, and other records and callers know the old ones: create the records anew, and those that refer to them.`;
    steps.push(
      step(pair, { name: "ids", action: { kind: "leave_to_hand" }, text, decision: { words: ["keep"] } }),
    );
  }
  if (old.sequence !== now.sequence) {
    const action = { kind: "change_sequence", from: old.sequence, to: now.sequence } as const;
    const text = `Ids of ${now.name} come from the sequence ${now.sequence} instead of ${old.sequence}: it is raised above those in use.`;
    steps.push(step(pair, { name: "sequence", action: action, text }));
  }
  return steps;
}

/** The types of messages begin with the name of the resource, and so do those that webhooks subscribe to. */
function webhookSteps(pair: ResourcePair, { name: from, webhooks }: Resource): readonly MigrationStep[] {
  const { name } = pair.now;
  if (from === name || webhooks.length === 0) return [];
  const text = `Types of messages begin with ${name} instead of ${from}: webhooks that subscribe to those get these.`;
  return [step(pair, { name: "webhooks", action: { kind: "rename_types", from }, text })];
}

/** Why stored records do not fit another lifecycle. */
function lifecycleProblem(old: Resource, now: Resource): string {
  if (hasPart(now, "status")) return "Status, author and date of stored records cannot be derived";
  if (hasPart(old, "status"))
    return "Everyone could read stored records, drafts and those in the trash included";
  return "Names and counts of stored records differ";
}

/** Whether plain records change their parts, maybe to all those of a post. */
function gainsParts(old: Resource, now: Resource): boolean {
  return old.lifecycle === "plain" && now.lifecycle !== "term";
}

/** Parts that plain records have from now on, or no longer. A publication date is stored with each status. */
function partSteps(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now } = pair;
  if (!gainsParts(old, now)) return [];
  return [...authorSteps(pair, old), ...storedStatusSteps(pair, old)];
}

function authorSteps(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now } = pair;
  const target = { storage: "plain", path: ["author"] } as const;
  if (hasPart(old, "author") === hasPart(now, "author")) return [];
  const added: PlannedStep = {
    name: "author.added",
    action: { kind: "add_field", target, value: 1 },
    text: `Records of ${now.name} have the part author: documents get the author 1, which is the administrator.`,
  };
  const removed: PlannedStep = {
    name: "author.removed",
    action: { kind: "remove_part", target },
    text: `Records of ${now.name} no longer have the part author: every caller with the capability of a route changes all of them.`,
  };
  return [step(pair, hasPart(now, "author") ? added : removed)];
}

const statusTexts = {
  status: {
    added: "documents are published",
    removed: "every caller can read all of them, drafts included",
  },
  trash: {
    added: "no document is in it yet",
    removed: "lists show those that are in it",
  },
} as const;

function storedStatusSteps(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now, models } = pair;
  const changed = (["status", "trash"] as const).filter((part) => hasPart(old, part) !== hasPart(now, part));
  if (changed.length === 0) return [];
  const words = changed.map((part) =>
    hasPart(now, part)
      ? `have the part ${part}: ${statusTexts[part].added}`
      : `no longer have the part ${part}: ${statusTexts[part].removed}`,
  );
  const action = {
    kind: "change_status",
    from: storedStatus(old, models.old),
    to: storedStatus(now, models.now),
  } as const;
  return [step(pair, { name: "parts", action, text: `Records of ${now.name} ${words.join("; they ")}.` })];
}

function storedStatus(resource: Resource, { service: { statuses } }: Model): StoredStatus {
  const named = (role: "published" | "trash"): string =>
    statuses.find((status) => status.role === role)?.name ?? "";
  return {
    hasStatus: hasPart(resource, "status"),
    hasTrash: hasPart(resource, "trash"),
    published: named("published"),
    trash: named("trash"),
  };
}

function periodSteps(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now } = pair;
  if (now.period === undefined) return [];
  const former = pairFields(old, now);
  const before = old.period;
  const roles = ["start", "end", "zone", "wholeDays"] as const;
  const isSame =
    before !== undefined &&
    roles.every((role) => former.some((row) => row.old === before[role] && row.now === now.period?.[role]));
  if (isSame) return [];
  const text = `When a ${now.name} takes place is defined by other fields: zone and instants are derived from them. Correct an end before its start first, or it stays.`;
  return [
    step(pair, { name: "period", action: { kind: "change_period" }, text, decision: { words: ["keep"] } }),
  ];
}

function statusSteps(pair: ResourcePair): readonly MigrationStep[] {
  const { now, models } = pair;
  if (!hasPart(now, "status")) return [];
  const words = models.now.service.statuses.map(({ name }) => name);
  return models.old.service.statuses
    .filter(({ name }) => !words.includes(name))
    .map(({ name }) => {
      const text = `The status ${name} is gone: records that have it need another one.`;
      const decision = { words: [], value: { kind: "enum", values: words } } as const;
      return step(pair, {
        name: `status.${name}`,
        action: { kind: "map_status", value: name },
        text,
        decision,
      });
    });
}

function languageSteps(pair: ResourcePair): readonly MigrationStep[] {
  const { models } = pair;
  const words = models.now.service.languages.all;
  return models.old.service.languages.all
    .filter((language) => !words.includes(language))
    .map((language) => {
      const text = `The language ${language} is gone: records created in it need another one of their own. Translations stay unless they are to be dropped.`;
      const decision = { words: [], value: { kind: "enum", values: words } } as const;
      return step(pair, {
        name: `language.${language}`,
        action: { kind: "remove_language", language },
        text,
        decision,
      });
    });
}

function hidingNote(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now } = pair;
  const row = pairFields(old, now).find((fields) => fields.now === now.hiddenBy);
  if (old.hiddenBy === row?.old && (now.hiddenBy === undefined) === (old.hiddenBy === undefined)) return [];
  const text =
    now.hiddenBy === undefined
      ? `Nothing hides a ${now.name} any more: those that were hidden appear in lists.`
      : `The field ${now.hiddenBy.name} hides a ${now.name} from lists now.`;
  return [step(pair, { name: "hidden_by", action: { kind: "note" }, text })];
}

/** Words and the name to sort by depend on searches, languages and the name. */
function derivedSteps(pair: ResourcePair, old: Resource): readonly MigrationStep[] {
  const { now, models } = pair;
  const reasons: string[] = [];
  const fields = pairFields(old, now);
  const renamed = (name: string): string => fields.find((row) => row.old?.name === name)?.now?.name ?? name;
  const before = searchesOf(old).map(([within, names]) => [within, names.map(renamed).sort()]);
  if (!isSameSearch(before, searchesOf(now)) || isReadOtherwise(pair)) reasons.push("the search");
  if (renamed(old.namedBy.name) !== now.namedBy.name) reasons.push("the field that names it");
  const languages = [models.old, models.now].map(({ service }) => [...service.languages.all].sort());
  if (String(languages[0]) !== String(languages[1])) reasons.push("the languages");
  if (reasons.length === 0) return [];
  const text = `Other for ${now.name}: ${reasons.join(", ")}. Words to find and the name to sort by are made anew.`;
  return [step(pair, { name: "texts", action: { kind: "derive_texts" }, text })];
}

function isSameSearch(one: readonly unknown[], other: readonly unknown[]): boolean {
  const sorted = (searches: readonly unknown[]): readonly string[] =>
    searches.map((search) => JSON.stringify(search)).sort();
  return String(sorted(one)) === String(sorted(other));
}

/** Whether a searched field is stored, or read, in another way: markup is no word. */
function isReadOtherwise({ old, now }: ResourcePair): boolean {
  const searched = new Set(searchesOf(now).flatMap(([, names]) => names));
  return pairFields(old, now).some(
    (row) =>
      row.old !== undefined &&
      row.now !== undefined &&
      searched.has(row.now.name) &&
      hasOwnValue(row.now) &&
      (row.old.storage !== row.now.storage ||
        !isSameJson(valueTypeOf(row.old, old ?? now), valueTypeOf(row.now, now))),
  );
}

function publishedStatus({ service }: Model): string | undefined {
  return service.statuses.find(({ role }) => role === "published")?.name;
}
