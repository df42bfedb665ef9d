import { hasPart, lifecycleName } from "../model/lifecycle.js";
import type { Index, LifecyclePart, Model, Resource } from "../model/model.js";
import { specNameOf } from "../model/names.js";
import { searchesOf } from "../model/stored-contract.js";
import { defined, tableOf } from "../model/tables.js";
import { isSameJson, valueTypeOf } from "../model/value-type.js";
import { fieldSteps, hasOwnValue } from "./field-steps.js";
import { type MigrationStep, type PlannedStep, type StoredStatus, step } from "./migration-step.js";
import { isFormer, pairTexts } from "./pairs.js";
import { pairFields, type ResourcePair } from "./resource-pairs.js";
import { nameOf } from "./row-pairs.js";

/** The steps of one resource: the collection first, then what documents hold, then what is derived from that. */
export function resourceSteps(pair: ResourcePair): readonly MigrationStep[] {
  return plannedSteps(pair).map((planned) => step(pair, planned));
}

function plannedSteps(pair: ResourcePair): readonly PlannedStep[] {
  const { old, now } = pair;
  if (old === undefined) {
    const text = `The resource ${now.name} is new. Its collection ${now.collection} comes with the first record.`;
    return [{ name: "added", action: { kind: "add_collection" }, text }];
  }
  return [
    ...collectionSteps(old, now),
    ...webhookSteps(old, now),
    ...removedIndexes(old, now),
    ...fieldSteps(pair),
    ...partSteps(pair, old),
    ...periodSteps(old, now),
    ...statusSteps(pair),
    ...languageSteps(pair),
    ...hidingNote(old, now),
    ...derivedSteps(pair, old),
    ...addedIndexes(old, now),
  ];
}

/** References are counted anew where what counts has changed. */
export function recountSteps(pair: ResourcePair, steps: readonly MigrationStep[]): readonly MigrationStep[] {
  const { old, now } = pair;
  if (old === undefined || now.counts === undefined) return [];
  const { resource, field } = now.counts;
  const isOther =
    old.counts?.resource.name !== resource.name || specNameOf(old.counts.field) !== specNameOf(field);
  const isTouched = steps.some(
    (other) =>
      other.resource === resource.name &&
      (other.kind === "map_status" ||
        other.kind === "change_status" ||
        other.kind === "remove_part" ||
        ("target" in other && other.target.path[0] === field.stored)),
  );
  if (!isOther && !isTouched && publishedStatus(pair.models.old) === publishedStatus(pair.models.now))
    return [];
  const text = `What ${now.name} counts has changed: the counts are made anew.`;
  return [step(pair, { name: "counts", action: { kind: "recount_terms" }, text })];
}

function collectionSteps(old: Resource, now: Resource): readonly PlannedStep[] {
  const steps: PlannedStep[] = [];
  if (old.collection !== now.collection)
    steps.push({
      name: "collection",
      action: { kind: "rename_collection", from: old.collection },
      text: `The collection ${old.collection} is called ${now.collection} now.`,
    });
  if (old.lifecycle !== now.lifecycle && !gainsParts(old, now))
    steps.push({
      name: "lifecycle",
      action: { kind: "leave_to_hand" },
      text: `The lifecycle of ${now.name} is ${lifecycleName(now)} instead of ${lifecycleName(old)}. ${lifecycleProblem(old, now)}: create the records anew.`,
      decision: { words: ["keep"] },
    });
  if (old.ids !== now.ids)
    steps.push({
      name: "ids",
      action: { kind: "leave_to_hand" },
      text: `Ids of ${now.name} are of the kind ${now.ids} instead of ${old.ids}, and other records and callers know the old ones: create the records anew, and those that refer to them.`,
      decision: { words: ["keep"] },
    });
  if (old.sequence !== now.sequence)
    steps.push({
      name: "sequence",
      action: { kind: "change_sequence", from: old.sequence, to: now.sequence },
      text: `Ids of ${now.name} come from the sequence ${now.sequence} instead of ${old.sequence}: it is raised above those in use.`,
    });
  return steps;
}

/** The types of messages begin with the name of the resource, and so do those that webhooks subscribe to. */
function webhookSteps({ name: from, webhooks }: Resource, { name }: Resource): readonly PlannedStep[] {
  if (from === name || webhooks.length === 0) return [];
  const text = `Types of messages begin with ${name} instead of ${from}: webhooks that subscribe to those get these.`;
  return [{ name: "webhooks", action: { kind: "rename_types", from }, text }];
}

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

/** A publication date is stored with each status. */
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

/** Parts that plain records have from now on, or no longer. */
function partSteps({ now, models }: ResourcePair, old: Resource): readonly PlannedStep[] {
  if (!gainsParts(old, now)) return [];
  const steps: PlannedStep[] = [];
  const isChanged = (part: LifecyclePart): boolean => hasPart(old, part) !== hasPart(now, part);
  if (isChanged("author")) steps.push(authorStep(now));
  const changed = (["status", "trash"] as const).filter(isChanged);
  const words = changed.map((part) =>
    hasPart(now, part)
      ? `have the part ${part}: ${statusTexts[part].added}`
      : `no longer have the part ${part}: ${statusTexts[part].removed}`,
  );
  const [from, to] = [storedStatus(old, models.old), storedStatus(now, models.now)];
  if (changed.length > 0)
    steps.push({
      name: "parts",
      action: { kind: "change_status", from, to },
      text: `Records of ${now.name} ${words.join("; they ")}.`,
    });
  return steps;
}

function authorStep(now: Resource): PlannedStep {
  const target = { storage: "plain", path: ["author"] } as const;
  return hasPart(now, "author")
    ? {
        name: "author.added",
        action: { kind: "add_field", target, value: 1 },
        text: `Records of ${now.name} have the part author: documents get the author 1, which is the administrator.`,
      }
    : {
        name: "author.removed",
        action: { kind: "remove_part", target },
        text: `Records of ${now.name} no longer have the part author: every caller with the capability of a route changes all of them.`,
      };
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

function periodSteps({ period: before }: Resource, { name, period }: Resource): readonly PlannedStep[] {
  const roles = ["start", "end", "zone", "wholeDays"] as const;
  if (period === undefined || roles.every((role) => isFormer(before?.[role], period[role]))) return [];
  const text = `When a ${name} takes place is defined by other fields: zone and instants are derived from them. Correct an end before its start first, or it stays.`;
  return [{ name: "period", action: { kind: "change_period" }, text, decision: { words: ["keep"] } }];
}

function statusSteps({ now, models }: ResourcePair): readonly PlannedStep[] {
  if (!hasPart(now, "status")) return [];
  const before = models.old.service.statuses.map(nameOf);
  const values = models.now.service.statuses.map(nameOf);
  return pairTexts(before, values).removed.map((value) => ({
    name: `status.${value}`,
    action: { kind: "map_status", value },
    text: `The status ${value} is gone: records that have it need another one.`,
    decision: { words: [], value: { kind: "enum", values } },
  }));
}

function languageSteps({ models }: ResourcePair): readonly PlannedStep[] {
  const before = models.old.service.languages.all;
  const values = models.now.service.languages.all;
  return pairTexts(before, values).removed.map((language) => ({
    name: `language.${language}`,
    action: { kind: "remove_language", language },
    text: `The language ${language} is gone: records created in it need another one of their own. Translations stay unless they are to be dropped.`,
    decision: { words: [], value: { kind: "enum", values } },
  }));
}

function hidingNote({ hiddenBy: before }: Resource, { name, hiddenBy }: Resource): readonly PlannedStep[] {
  if (isFormer(before, hiddenBy)) return [];
  const text =
    hiddenBy === undefined
      ? `Nothing hides a ${name} any more: those that were hidden appear in lists.`
      : `The field ${hiddenBy.name} hides a ${name} from lists now.`;
  return [{ name: "hidden_by", action: { kind: "note" }, text }];
}

/** Words and the name to sort by depend on searches, languages and the name. */
function derivedSteps(pair: ResourcePair, old: Resource): readonly PlannedStep[] {
  const { now, models } = pair;
  const reasons: string[] = [];
  const fields = pairFields(old, now);
  const renamed = (name: string): string => {
    const now = fields.find((row) => row.old !== undefined && specNameOf(row.old) === name)?.now;
    return now === undefined ? name : specNameOf(now);
  };
  const before = searchesOf(old).map(([within, names]) => [within, names.map(renamed).sort()]);
  if (!isSameSearch(before, searchesOf(now)) || isReadOtherwise(pair)) reasons.push("the search");
  if (renamed(specNameOf(old.namedBy)) !== specNameOf(now.namedBy)) reasons.push("the field that names it");
  const languages = [models.old, models.now].map(({ service }) => [...service.languages.all].sort());
  if (String(languages[0]) !== String(languages[1])) reasons.push("the languages");
  if (reasons.length === 0) return [];
  const text = `Other for ${now.name}: ${reasons.join(", ")}. Words to find and the name to sort by are made anew.`;
  return [{ name: "texts", action: { kind: "derive_texts" }, text }];
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
      searched.has(specNameOf(row.now)) &&
      hasOwnValue(row.now) &&
      (row.old.storage !== row.now.storage ||
        !isSameJson(valueTypeOf(row.old, old ?? now), valueTypeOf(row.now, now))),
  );
}

function publishedStatus({ service }: Model): string | undefined {
  return service.statuses.find(({ role }) => role === "published")?.name;
}

/** Indexes that nothing asks any more, and those that another definition replaces. */
function removedIndexes(old: Resource, { indexes, collection }: Resource): readonly PlannedStep[] {
  return withoutIndexes(old.indexes, indexes).map(({ name }) => ({
    name: `index.${name}.removed`,
    action: { kind: "remove_index", name },
    text: `Nothing asks the index ${name} of ${collection} any more.`,
  }));
}

/** Indexes that are new. Those that allow every value once need documents that comply. */
function addedIndexes(old: Resource, { indexes, collection }: Resource): readonly PlannedStep[] {
  return withoutIndexes(indexes, old.indexes).map(
    ({ name, keys, unique, sparse, partialFilterExpression }): PlannedStep => {
      const shown = keys.map(({ property }) => property).join(", ");
      return {
        name: `index.${name}`,
        action: {
          kind: "add_index",
          name,
          keys: tableOf(keys, ({ property, direction }) => [property, direction]),
          unique,
          ...(sparse === true ? { sparse } : {}),
          ...defined({ partialFilterExpression }),
        },
        text: unique
          ? `No two documents of ${collection} may agree in ${shown}: those that do have to be changed first.`
          : `Lists of ${collection} are served by an index on ${shown}.`,
      };
    },
  );
}

/** Indexes that none of others is the same as. */
function withoutIndexes(indexes: readonly Index[], others: readonly Index[]): readonly Index[] {
  const definitionOf = ({ name, keys, unique, sparse, partialFilterExpression = {} }: Index) => [
    name,
    keys.map(({ property, direction }) => [property, direction]),
    unique,
    sparse === true,
    partialFilterExpression,
  ];
  const known = others.map(definitionOf);
  return indexes.filter((index) => !known.some((other) => isSameJson(other, definitionOf(index))));
}
