import type { Content } from "@podium/shared/contracts/content";
import { reserve } from "@podium/shared/test/steps.ts";
import sharp from "sharp";
import { expect } from "vitest";
import { readPass } from "#test/apple-passes.ts";
import { call, makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";
import { appleSettings, makePassCertificate } from "#test/pass-certificate.ts";
import { upload } from "#test/pictures.ts";

const params = { part: "society" } as const;
const test = mailTest({ env: appleSettings(makePassCertificate()) }).extend(
  "publish",
  ({ admin }) =>
    async (change: Partial<Content<"society">>) => {
      const { revision, content } = await admin.api.getContentDraft({ params });
      const saved = await admin.api.saveContentDraft({
        params,
        body: { revision, content: { ...content, ...change } },
      });
      await admin.api.publishContent({ params, body: { revision: saved.revision } });
    },
);

test("mails, tickets on paper and passes have the society's colours and logo as soon as they are published", async ({
  podium,
  admin,
  publish,
  mailbox,
  scenario,
}) => {
  const show = await makeShow(podium);
  const mailOf = async (seat: string) => {
    const user = await makeUser(podium);
    await reserve(user.api, show.id, [seat]);
    await podium.deps.mailDelivery.sweep();
    return (await mailbox.mailsTo(user.email)).at(-1);
  };
  const { id, owner } = await scenario.paid(["T4-E"]);
  const passOf = async () => {
    const { url } = await owner.api.addToWallet({ params: { id }, body: { wallet: "APPLE" } });
    return readPass((await call(podium, "GET", url)).rawPayload);
  };
  const pdfOf = async () => (await podium.deps.tickets.printPdf(await podium.deps.tickets.get(id))).toString("latin1");

  const before = await mailOf("R1-A");
  expect(before?.html).toContain("background:#8a1529");
  expect(before?.html).not.toContain("logo@podium");
  expect(await pdfOf()).not.toContain("/Subtype /Image");
  const ourLogo = (await passOf()).files.get("logo.png");

  const half = {
    create: { width: 400, height: 200, channels: 4, background: { r: 0, g: 90, b: 0, alpha: 0.5 } },
  } as const;
  const picture = (await upload(podium, admin, await sharp(half).png().toBuffer())).json<{ id: number }>();
  await podium.deps.pictures.makeSizes(picture.id);
  await publish({ palette: "forest", logo: { id: picture.id, alt: { nl: "Ons logo" }, focus: { x: 0.5, y: 0.5 } } });

  const mail = await mailOf("R1-B");
  expect(mail?.html).toContain("background:#1e5137");
  expect(mail?.html).not.toContain("#8a1529");
  expect(mail?.html).toContain(`src="cid:logo@podium"`);
  const attached = mail?.attachments.find(({ contentId }) => contentId === "<logo@podium>");
  const { format, height } = await sharp(Buffer.from(attached?.content as ArrayBuffer)).metadata();
  expect([format, height]).toEqual(["png", 88]);

  expect(await pdfOf()).toContain("/Subtype /Image");

  const { pass, files } = await passOf();
  expect(pass["backgroundColor"]).toBe("rgb(18, 53, 36)");
  expect(files.get("logo.png")?.equals(ourLogo ?? Buffer.of())).toBe(false);
  const sizes = ["", "@2x", "@3x"].map(async (scale) => sharp(files.get(`logo${scale}.png`)).metadata());
  expect((await Promise.all(sizes)).map((size) => [size.width, size.height, size.hasAlpha])).toEqual([
    [100, 50, true],
    [200, 100, true],
    [300, 150, true],
  ]);

  // The preview for the volunteer is a page, which cannot show a mail's attachment.
  const { html } = await admin.api.previewShowMessage({
    params: { id: show.id },
    body: { subject: "Hallo", text: "Dag" },
  });
  expect(html).toContain(`src="/pictures/${picture.id}/320.webp"`);
});

test("a logo that cannot be read holds back no mail and no ticket", async ({ podium, admin, publish, scenario }) => {
  const { id } = await scenario.paid(["T5-E"]);
  const image = { create: { width: 40, height: 40, channels: 3, background: "red" } } as const;
  const picture = (await upload(podium, admin, await sharp(image).png().toBuffer())).json<{ id: number }>();
  await podium.deps.pictures.makeSizes(picture.id);
  await publish({ logo: { id: picture.id, alt: { nl: "Ons logo" }, focus: { x: 0.5, y: 0.5 } } });
  await podium.deps.pictureStore.deleteFolder(String(picture.id), ["40.jpeg", "40.webp", "40.avif", "original"]);
  expect(await podium.deps.society.logo.png({ width: 10, height: 10 })).toBeNull();
  const pdf = await podium.deps.tickets.printPdf(await podium.deps.tickets.get(id));
  expect(pdf.toString("latin1")).not.toContain("/Subtype /Image");
});
