import type { FormGroup } from "../../core/parameter-descriptors.js";

/** The words of the editor in one language: `editor_texts` of the spec. `{words in braces}` are filled in. */
export interface EditorTexts {
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
  readonly returnToDraft: string;
  readonly returnedToDraft: string;
  readonly deleteForGood: string;
  readonly emptyTrash: string;
  readonly emptyQuestion: string;
  readonly emptied: string;
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
  readonly similar: string;
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
  readonly applyMine: string;
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
  readonly media: string;
  readonly chooseMedia: string;
  readonly alternativeText: string;
  readonly crop: string;
  readonly passwordUnchanged: string;
  readonly removePassword: string;
  readonly editing: string;
  readonly withoutScript: string;
  readonly more: string;
  readonly dates: string;
  readonly allDates: string;
  readonly openSeries: string;
  readonly seriesNote: string;
  readonly datesNote: string;
  readonly history: string;
  readonly putBack: string;
  readonly versionShown: string;
  readonly byService: string;
  /** What changes of records are called. */
  readonly changes: Readonly<
    Record<"created" | "updated" | "trashed" | "restored" | "published" | "deleted", string>
  >;
  readonly undo: string;
  readonly undone: string;
  readonly page: string;
  readonly duplicate: string;
  readonly move: string;
  readonly moveTo: string;
  readonly moved: string;
  readonly views: string;
  readonly list: string;
  readonly month: string;
  readonly today: string;
  readonly filters: string;
  readonly from: string;
  readonly to: string;
  readonly apply: string;
  readonly saveView: string;
  readonly viewName: string;
  readonly chosen: string;
  readonly bulkDone: string;
  readonly assign: string;
  /** Parts of a form. */
  readonly groups: Readonly<Record<FormGroup, string>>;
  readonly unsavedDraft: string;
  readonly discard: string;
  /** Words for a rule by which a record repeats. */
  readonly repeats: {
    readonly frequency: string;
    readonly none: string;
    readonly daily: string;
    readonly weekly: string;
    readonly monthly: string;
    readonly yearly: string;
    readonly interval: string;
    readonly weekdays: string;
    readonly end: string;
    readonly never: string;
    readonly onDay: string;
    readonly afterTimes: string;
    readonly lastDay: string;
    readonly single: string;
    readonly days: string;
    readonly weeks: string;
    readonly months: string;
    readonly years: string;
    readonly until: string;
    readonly counted: string;
    readonly times: string;
  };
  /** Words about the keys of programs. */
  readonly keys: Readonly<
    Record<"title" | "intro" | "create" | "createIntro" | "revoke" | "revokeIntro" | "expires", string>
  >;
  /** Words about files with records that are imported and exported. */
  readonly files: Readonly<
    Record<
      "keyColumn" | "ambiguousDates" | "import" | "export" | "unchanged" | "rejected" | "progress",
      string
    >
  >;
  /** Words for signing in, and for the accounts of people. */
  readonly accounts: Readonly<
    Record<
      | "title"
      | "intro"
      | "email"
      | "password"
      | "presentPassword"
      | "newPassword"
      | "passwordHelp"
      | "useKey"
      | "usePassword"
      | "forgotten"
      | "askAdministrator"
      | "choosePassword"
      | "forAccount"
      | "changePassword"
      | "passwordChanged"
      | "sessionEnded"
      | "sessionEndedIntro"
      | "otherPerson"
      | "withoutRights"
      | "invite"
      | "name"
      | "role"
      | "active"
      | "invited"
      | "disabled"
      | "lastSignIn"
      | "disable"
      | "enable"
      | "link"
      | "newLink"
      | "linkIntro"
      | "removeQuestion"
      | "linkMailed"
      | "linkRequested"
      | "sendLink"
      | "addressRefused"
      | "providerFailed"
      | "providerUnavailable"
      | "mailSubject"
      | "mailText",
      string
    >
  >;
  readonly statuses: Readonly<
    Record<"published" | "scheduled" | "draft" | "review" | "trash" | "private", string>
  >;
  readonly tools: Readonly<Record<"bold" | "italic" | "heading" | "list" | "numbered" | "link", string>>;
}
