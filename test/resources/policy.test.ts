import { describe, expect, it } from "vitest";
import { anonymous, createPrincipal } from "../../runtime/core/principal.js";
import type { PolicyDescriptor, ResourceDescriptor } from "../../runtime/core/resource-descriptor.js";
import type { StatusDescriptor } from "../../runtime/core/service-descriptor.js";
import type { AppContext } from "../../runtime/resources/app-context.js";
import { meetsPolicy, policyFilter } from "../../runtime/resources/policy.js";
import { allOf } from "../../runtime/resources/read/conditions.js";
import {
  editableFilter,
  isTrashed,
  mayEdit,
  mayRead,
  type RecordState,
  trashFilter,
  visibleFilter,
} from "../../runtime/resources/status.js";
import { matcherOf } from "../../runtime/testing/matcher.js";

const edit = "edit";
const access = {
  roles: { reporter: ["report"], maintainer: ["report", "maintain"] },
  access: {
    edit,
    edit_published: edit,
    edit_others: edit,
    publish: edit,
    read_private: edit,
    upload: edit,
  },
};
const callerOf = (role: string, author: number, isAnonymous = false) =>
  createPrincipal({ name: role, role, author, anonymous: isAnonymous }, access);
const callers = [
  anonymous,
  callerOf("reporter", 2),
  callerOf("reporter", 3),
  callerOf("maintainer", 4),
  callerOf("maintainer", 1, true),
  callerOf("reporter", 1, true),
];

const records = [
  [{ author: "caller" }],
  [{ state: ["open"] }],
  [{ state: ["open", null] }, { author: "caller" }],
  [{ author: "caller", urgent: [false, null] }],
  [{ author: "caller", state: ["done"] }, { assignee: "caller" }, { urgent: [true] }],
  [{ state: [null] }],
] as const satisfies readonly PolicyDescriptor["records"][];
const policies = records.flatMap((one): PolicyDescriptor[] => [
  { records: one, words: "" },
  { records: one, unless: "maintain", words: "" },
]);

const states = [undefined, null, "open", "done"];
const authors = [undefined, 0, 1, 2, 3];
const flags = [undefined, true, false];
const documents = states.flatMap((state) =>
  authors.flatMap((author) =>
    flags.flatMap((urgent) =>
      [undefined, 2].map((assignee) => ({ _id: 1, ...given({ state, author, urgent, assignee }) })),
    ),
  ),
);

function given(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

describe("a policy", () => {
  it("selects in lists exactly the records that it takes one by one", () => {
    let taken = 0;
    for (const policy of policies)
      for (const caller of callers) {
        const filter = allOf(policyFilter(policy, caller));
        const isListed = matcherOf(filter);
        const found = documents.filter((document) => meetsPolicy(policy, caller, document));
        expect(documents.filter((document) => isListed(document))).toEqual(found);
        taken += found.length;
      }
    expect(taken).toBeGreaterThan(documents.length);
    expect(taken).toBeLessThan(documents.length * policies.length * callers.length);
  });

  it("does not limit callers with its capability, and knows no caller without a key", () => {
    const [own, exempting] = policies;
    const document = { _id: 1, author: 1 };
    expect(meetsPolicy(own, callerOf("reporter", 1), document)).toBe(true);
    expect(meetsPolicy(own, callerOf("maintainer", 1, true), document)).toBe(false);
    expect(meetsPolicy(exempting, callerOf("maintainer", 1, true), document)).toBe(true);
    expect(policyFilter(own, anonymous)).toEqual([{ _id: { $in: [] } }]);
  });

  it("leaves resources without one as they are", () => {
    expect(meetsPolicy(undefined, anonymous, { _id: 1 })).toBe(true);
    expect(policyFilter(undefined, anonymous)).toEqual([]);
  });
});

describe("the right to a record by its author and status", () => {
  const statuses = [
    { name: "publish", role: "published", read: "everyone" },
    { name: "future", role: "scheduled", read: "owner" },
    { name: "draft", role: "draft", read: "owner" },
    { name: "secret", read: "private" },
    { name: "trash", role: "trash", read: "nobody" },
  ] as const satisfies readonly StatusDescriptor[];
  const app = { service: { statuses } } as unknown as AppContext;
  const named = { edit: "edit", edit_others: "others", edit_published: "published", read_private: "private" };
  const choices = Object.values(named).reduce<readonly string[][]>(
    (some, name) => [...some, ...some.map((one) => [...one, name])],
    [[]],
  );
  const principals = choices.flatMap((role) =>
    [false, true].map((isAnonymous) => {
      const caller = { name: "x", role: "chosen", author: 1, anonymous: isAnonymous };
      return createPrincipal(caller, { roles: { chosen: role }, access: { ...access.access, ...named } });
    }),
  );
  type Kind = Pick<ResourceDescriptor, "hasStatus" | "hasAuthor" | "hasTrash">;
  const posts: Kind = { hasTrash: true, hasStatus: true };
  const kinds: readonly Kind[] = [
    posts,
    { ...posts, hasAuthor: true },
    { hasTrash: true },
    { hasTrash: true, hasAuthor: true },
  ];
  const documentsOf = ({ hasStatus, hasAuthor }: Kind): readonly RecordState[] => {
    const states: readonly Omit<RecordState, "_id">[] =
      hasStatus === true
        ? [
            ...statuses.map(({ name }) => ({ status: name, trashed_from: "draft" })),
            { status: "trash", trashed_from: "publish" },
          ]
        : [{ _trashed: true }, { _trashed: false }];
    return states.flatMap((state) =>
      hasAuthor === true ? [1, 2].map((author) => ({ _id: 1, ...state, author })) : [{ _id: 1, ...state }],
    );
  };

  it.each(kinds)("is the same in lists as of each record of the kind %o", (kind) => {
    // Its other descriptors have no part in rights.
    const resource = kind as ResourceDescriptor;
    for (const [at, principal] of principals.entries())
      for (const document of documentsOf(resource)) {
        const isIn = (filter: object): boolean => matcherOf({ ...filter })({ ...document });
        const isGone = isTrashed(app, document);
        const isRead = mayRead(app, principal, document);
        const all = { resource, statuses: statuses.map(({ name }) => name) };
        expect({
          at,
          document,
          isChanged: isIn(editableFilter(app, principal, resource)),
          isRestored: isIn(trashFilter(app, principal, resource)),
          isRead: resource.hasStatus === true ? isIn(visibleFilter(app, principal, all)) : isRead,
        }).toEqual({
          at,
          document,
          isChanged: !isGone && mayEdit(app, principal, document),
          isRestored: isGone && isRead,
          isRead,
        });
      }
  });
});
