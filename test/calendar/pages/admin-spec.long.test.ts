import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { isWithoutBrowser, useBrowser } from "../../pages/visitor.js";
import {
  createWorkspace,
  type ServiceProcess,
  startService,
  type Workspace,
} from "../../support/workspace.js";
import { fillEvent, openAdmin, openGroups } from "./admin-visitor.js";

const speaker = `resource: speaker
plural: speakers
lifecycle: post
sequence: post
named_by: name
text: A person who speaks in public.
label: Speaker
labels: Speakers

fields:
  name: { type: text, required: true, localized: true, text: Name on the poster. }
  fee: { type: number, minimum: 0, text: "Fee, for an evening." }
  born: { type: datetime, text: Date of birth. }
  status: { nullable: true }
`;

const routes = `  speaker:
    list: { path: /speakers, methods: [GET] }
    create: { path: /speakers, methods: [POST], access: edit_posts }
    get: { path: "/speakers/{id}", methods: [GET] }
    update: { path: "/speakers/{id}", methods: [POST, PUT, PATCH], access: edit_posts }
    delete: { path: "/speakers/{id}", methods: [DELETE], access: edit_posts }
`;

describe.skipIf(isWithoutBrowser)("the editing page of a spec with more in it", () => {
  let workspace: Workspace;
  let service: ServiceProcess;
  const visit = useBrowser({
    get origin() {
      return new URL(service.api).origin;
    },
  });

  beforeAll(async () => {
    workspace = createWorkspace();
    const edit = (file: string, change: (text: string) => string): void => {
      const path = join(workspace.folder, "spec", file);
      writeFileSync(path, change(readFileSync(path, "utf8")));
    };
    writeFileSync(join(workspace.folder, "spec/resources/speaker.yaml"), speaker);
    edit("routes.yaml", (text) => text + routes);
    edit("resources/event.yaml", (text) =>
      text.replace(
        "\nfields:\n",
        `\nfields:
  dress: { type: "dress", default: any, text: "Dress code, as on the invitation." }
  seats: { type: integer, minimum: 1, maximum: 500, nullable: true, text: How many may come. }
  speakers: { relation: speaker, many: true, text: "Speakers, by id." }
`,
      ),
    );
    edit("types.yaml", (text) =>
      text.replace(
        "\nenums:\n",
        "\nenums:\n  dress: { any: As you like., evening: { label: Black tie, text: Evening dress. } }\n",
      ),
    );
    for (const program of [["--import", "tsx", "generator/cli.ts"], [".config/build-pages.mjs"]]) {
      const { status, output } = workspace.run(program);
      expect(status, output).toBe(0);
    }
    service = await startService(workspace.folder, {
      MONGODB_URI: inject("mongoUri"),
      MONGODB_DB: `admin_spec_${process.pid}`,
    });
  });
  afterAll(async () => {
    await service.stop();
    workspace.remove();
  });

  it("has the new fields, and the new resource, without a line of code", async () => {
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key: undefined });
    // Without any key in the store, this machine may write.
    await page.getByText("No key needed on this machine").waitFor();
    await page.getByRole("link", { name: "Add event" }).click();
    await fillEvent(page, "Reading", "2031-07-01T20:00", "2031-07-01T22:00");
    await openGroups(page);
    await page.getByLabel("Dress code").selectOption({ label: "Black tie" });
    expect(await page.getByLabel("Dress code").getAttribute("aria-describedby")).toBe("field-dress-help");
    expect(await page.locator("#field-dress-help").textContent()).toBe("As on the invitation.");
    await page.getByLabel("How many may come").fill("900");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("How many may come has to be 500 or less.").waitFor();
    await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("field-seats");
    await page.getByLabel("How many may come").fill("90");

    const speakers = page.getByRole("combobox", { name: "Speakers" });
    await speakers.fill("Ada");
    await page.getByRole("option", { name: "Create “Ada”" }).waitFor();
    await speakers.press("Enter");
    await page.getByRole("dialog").getByLabel(/^Fee/).fill("-1");
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await page.getByText("Fee has to be 0 or more.").waitFor();
    await page.getByRole("dialog").getByLabel(/^Fee/).fill("120");
    await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
    await page.getByRole("button", { name: "Remove Ada" }).waitFor();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    await picture("admin-new-fields");
    await expectNoErrors();

    const answer = (await (await fetch(`${service.api}/events?start_date=2031-07-01`)).json()) as {
      readonly events: readonly object[];
    };
    const [{ id } = { id: 0 }] = answer.events as readonly { id: number }[];
    const stored = (await (
      await fetch(new URL(`/admin/records/events/${id}`, service.api))
    ).json()) as object;
    expect(stored).toMatchObject({
      values: { dress: "evening", seats: 90 },
      related: { speakers: [{ name: "Ada" }] },
    });

    await page.getByRole("navigation", { name: "Records" }).getByRole("link", { name: "Speakers" }).click();
    await page.getByRole("link", { name: "Ada", exact: true }).click();
    await page.getByRole("textbox", { name: /^Name on the poster/ }).waitFor();
    expect(await page.getByLabel(/^Fee/).inputValue()).toBe("120");
    await expectNoErrors();
  });
});
