import { beforeAll, describe, expect, it } from "vitest";
import { sampleImage } from "../../images/samples.js";
import { isWithoutBrowser, phone, useBrowser } from "../../pages/visitor.js";
import { createKey, fillEvent, openAdmin } from "./admin-visitor.js";
import { usePages } from "./pages-service.js";

const service = usePages();

describe.skipIf(isWithoutBrowser)("the library of images in the editor", { shuffle: false }, () => {
  const visit = useBrowser(service);
  let key = "";
  beforeAll(async () => {
    key = await createKey(service, "editor", 2);
  });
  const media = "/admin#/-/media";
  const file = async (name: string, width: number) => {
    return { name, mimeType: "image/png", buffer: await sampleImage(width, 300, "png") };
  };

  it("adds images, finds them by name, and says why one is rejected", async () => {
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key, path: media });
    await page.getByText("Nothing here yet.").waitFor();
    const files = [await file("Summer stage.png", 400), await file("Winter hall.png", 500)];
    await page.getByLabel("Add").setInputFiles(files);
    await page.getByRole("button", { name: "summer-stage.png" }).waitFor();
    await picture("admin-media");
    await expectNoErrors();
    await page.getByRole("searchbox", { name: "Search" }).fill("winter");
    await page.getByRole("button", { name: "summer-stage.png" }).waitFor({ state: "detached" });
    expect(await page.locator(".tiles li").allInnerTexts()).toEqual(["winter-hall.png"]);
    const text = { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no image") };
    await page.getByLabel("Add").setInputFiles(text);
    await page.getByRole("alert").getByText("file is not an image").waitFor();
  });

  it("is where a form picks its image, which pages show with its alternative text", async () => {
    const { page, picture, expectNoErrors } = await openAdmin(visit, { key, path: "/admin#/events/new" });
    await fillEvent(page, "Open air", "2031-03-12T18:00", "2031-03-12T20:00");
    await page.getByRole("button", { name: "Choose from media" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("searchbox").fill("summer");
    await dialog.getByRole("searchbox").press("Enter");
    await dialog.getByRole("button", { name: "winter-hall.png" }).waitFor({ state: "detached" });
    await picture("admin-media-pick");
    await expectNoErrors();
    await dialog.getByRole("button", { name: "summer-stage.png" }).click();
    const shown = page.getByAltText("The image as it will be shown");
    await shown.waitFor();
    expect(await shown.getAttribute("src")).toContain("summer-stage");
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByText("Saved.", { exact: true }).waitFor();
    const { body } = await service.get("/events?search=open&window=all");
    expect(body.events).toMatchObject([{ image: { width: 400 } }]);

    await page.goto(service.origin + media);
    await page.getByRole("button", { name: "summer-stage.png" }).click();
    await dialog.getByRole("link", { name: "Open air" }).waitFor();
    await dialog.getByLabel(/^Alternative text/).fill("A stage under trees");
    await picture("admin-media-image");
    await expectNoErrors();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "A stage under trees" }).waitFor();
    for (const path of ["/event/open-air/", "/?view=list&date=2031-03-10"]) {
      const { text } = await service.page(path);
      expect(text).toContain('alt="A stage under trees"');
    }
    await page.getByRole("button", { name: "A stage under trees" }).click();
    await dialog.getByRole("link", { name: "Events" }).click();
    await page.getByRole("link", { name: "Open air", exact: true }).waitFor();
    expect(page.url()).toMatch(/#\/events\?image=\d+$/);
  });

  it("crops an image to a new one", async () => {
    const { page, picture, expectNoErrors, expectFit } = await openAdmin(visit, {
      key,
      path: media,
      screen: phone,
    });
    await page.getByRole("button", { name: "winter-hall.png" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Crop").first().click();
    await dialog.getByLabel("From x").fill("20");
    await dialog.getByLabel("To x").fill("10");
    await dialog.getByRole("button", { name: "Crop" }).click();
    await dialog.getByText("right has to be 21 or more.").waitFor();
    await dialog.getByLabel("To x").fill("80");
    await picture("admin-media-crop");
    await expectNoErrors();
    await expectFit();
    await dialog.getByRole("button", { name: "Crop" }).click();
    await expect.poll(() => page.getByRole("button", { name: "winter-hall.png" }).count()).toBe(2);
    await page.getByRole("button", { name: "winter-hall.png" }).first().click();
    await dialog.getByText("300 × 300").waitFor();
  });

  it("is not there for those who may not upload", async () => {
    const contributor = await createKey(service, "contributor", 3);
    const { page } = await openAdmin(visit, { key: contributor, path: "/admin#/events/new" });
    await page.getByLabel(/^Image/).waitFor();
    expect(await page.getByRole("button", { name: "Choose from media" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Media" }).count()).toBe(0);
  });
});
