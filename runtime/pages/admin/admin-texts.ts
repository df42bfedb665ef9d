import { ca } from "./texts/ca.js";
import { de } from "./texts/de.js";
import { en } from "./texts/en.js";
import { es } from "./texts/es.js";
import { fr } from "./texts/fr.js";
import { it } from "./texts/it.js";

/** The words of the editing page in one language. `{words in braces}` are filled in. */
export interface AdminTexts {
  readonly overview: string;
  readonly records: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly signInIntro: string;
  readonly key: string;
  readonly keyMissing: string;
  readonly keyWithoutRights: string;
  readonly withoutKey: string;
  readonly loading: string;
  readonly noAnswer: string;
  readonly newRecord: string;
  readonly search: string;
  readonly all: string;
  readonly status: string;
  readonly nothing: string;
  readonly changed: string;
  readonly used: string;
  readonly previous: string;
  readonly next: string;
  readonly pages: string;
  readonly pageOf: string;
  readonly toTrash: string;
  readonly trashed: string;
  readonly restore: string;
  readonly restored: string;
  readonly approve: string;
  readonly approved: string;
  readonly refuse: string;
  readonly refused: string;
  readonly deleteForGood: string;
  readonly deleteQuestion: string;
  readonly deleted: string;
  readonly cancel: string;
  readonly close: string;
  readonly create: string;
  readonly save: string;
  readonly saveDraft: string;
  readonly publish: string;
  readonly submit: string;
  readonly saving: string;
  readonly saved: string;
  readonly unsaved: string;
  readonly seeFields: string;
  readonly partlySaved: string;
  readonly notJson: string;
  readonly preview: string;
  readonly leaveTitle: string;
  readonly leaveQuestion: string;
  readonly leave: string;
  readonly stay: string;
  readonly conflictTitle: string;
  readonly conflictQuestion: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
  readonly reloaded: string;
  readonly isTrashed: string;
  readonly language: string;
  readonly translation: string;
  readonly noTranslation: string;
  readonly when: string;
  readonly required: string;
  readonly add: string;
  readonly remove: string;
  readonly removeNamed: string;
  readonly pick: string;
  readonly found: string;
  readonly createNamed: string;
  readonly format: string;
  readonly linkAddress: string;
  readonly imagePreview: string;
  readonly removeImage: string;
  readonly passwordKept: string;
  readonly removePassword: string;
  readonly editing: string;
  readonly withoutScript: string;
  /** Words for a rule by which a record repeats; capitals name frequencies. */
  readonly repeats: {
    readonly frequency: string;
    readonly no: string;
    readonly DAILY: string;
    readonly WEEKLY: string;
    readonly MONTHLY: string;
    readonly YEARLY: string;
    readonly interval: string;
    readonly weekdays: string;
    readonly end: string;
    readonly never: string;
    readonly onDay: string;
    readonly afterTimes: string;
    readonly lastDay: string;
    readonly times: string;
  };
  readonly statuses: {
    readonly published: string;
    readonly scheduled: string;
    readonly draft: string;
    readonly review: string;
    readonly trash: string;
    readonly private: string;
  };
  readonly tools: {
    readonly bold: string;
    readonly italic: string;
    readonly heading: string;
    readonly list: string;
    readonly numbered: string;
    readonly link: string;
  };
}

const byLanguage: Readonly<Record<string, AdminTexts>> = { en, it, ca, fr, de, es };

/** The texts in a language; English where nobody has translated them. */
export function adminTextsIn(language: string): AdminTexts {
  return byLanguage[language] ?? en;
}
