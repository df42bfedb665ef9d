/** A spec of talks that take place at a time, may recur, have an image and topics; for tests of what the runtime does with them. */
export const talkSpec: Readonly<Record<string, string>> = {
  "api.yaml": `title: Talks
languages: { all: [en, it], default: en, parameter: language, text: Language. }
style: rest
`,
  "types.yaml": `enums:
  scope: { this: This one., following: This and later ones., all: All. }
objects:
  recurrence:
    text: How a talk recurs.
    properties:
      rrule: { type: text, optional: true, text: Recurrence rule. }
      rdate: { type: "datetime[]", optional: true, text: Further dates. }
      exdate: { type: "datetime[]", optional: true, text: Dates left out. }
`,
  "routes.yaml": `idempotency: { create: key, update: key }
resources:
  talk:
    list: { formats: [ics, rss] }
    create: { access: edit }
    get: { formats: [ics] }
    update: { access: edit }
    delete: { access: edit }
`,
  "resources/talk.yaml": `text: A talk.
label: Talk
labels: Talks
page: /talk/{slug}/
sitemap: true
webhooks: [created, updated, trashed, restored, published]
period: { start: from, end: to, zone: tz, whole_days: all_day, filters: { after: after, before: before } }
recurrence: { rule: repeats, series: part_of, scope: reach }
display: { text: abstract, tags: [topics] }
fields:
  title: { type: text, required: true, localized: true, text: Title of the talk. }
  abstract: { type: html, localized: true, blank: true, text: What it is about. }
  from: { type: datetime, required: true, text: Start of the talk. }
  to: { type: datetime, required: true, text: End of the talk. }
  tz: { type: timezone, text: Time zone of both. }
  all_day: { type: boolean, default: false, text: Takes whole days. }
  status:
  image: { type: image, text: A picture. }
  seats: { type: integer, minimum: 1, maximum: 500, text: Number of seats. }
  topics: { relation: topic, many: true, by: [id, name], create: name, text: Its topics. }
  repeats: { type: recurrence, text: Recurrence rule. }
  part_of: { relation: talk, nullable: true, text: Series of an occurrence. }
  reach: { type: scope, text: Scope of a write to an occurrence. }
filters:
  page:
  per_page:
  status:
  search: { search: [title, abstract], text: Words to find. }
  seats: { from: seats, text: Talks with so many seats or more. }
  topics: { relation: topics, by: [id, name], text: Talks about these topics. }
  part_of: { relation: part_of, text: Occurrences of this series. }
  after: { from: to, text: Talks that end at this time or later. }
  before: { before: from, text: Talks that start before this time. }
order: [from, id]
`,
  "resources/topic.yaml": `lifecycle: term
text: A topic.
label: Topic
labels: Topics
webhooks: [created, deleted]
fields:
  name: { type: text, required: true, localized: true, text: Its name. }
filters:
  page:
  per_page:
`,
};

/** A body of a talk on Monday 2031-03-10, 18:00 to 20:00 in Rome, unless the fields say otherwise. */
export function talkBody(more: object = {}): object {
  return {
    title: "Swifts",
    from: "2031-03-10 18:00:00",
    to: "2031-03-10 20:00:00",
    tz: "Europe/Rome",
    ...more,
  };
}
