import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { outputOf, provideSystemTools } from "@podium/shared/test/system-tools.ts";
import { pay, reserve } from "@podium/shared/test/steps.ts";
import { afterAll, beforeAll, expect } from "vitest";
import { exampleDrawing } from "@podium/shared/contracts/examples";
import { createFakeClock } from "#test/fake-clock.ts";
import { makeShow, makeUser } from "#test/factories.ts";
import { mailTest } from "#test/fixtures.ts";
import { publishHall } from "#test/halls.ts";

const OWN = "Parochiezaal Sint-Voorbeeld, Dorpsstraat 1, 9999 Voorbeelddorp";
const clock = createFakeClock();
let folder: string;
beforeAll(async () => {
  await provideSystemTools();
  folder = await mkdtemp(join(tmpdir(), "venue-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readPdf(content: string | ArrayBuffer | Uint8Array): Promise<string> {
  const file = join(folder, "tickets.pdf");
  await writeFile(file, content instanceof ArrayBuffer ? new Uint8Array(content) : content);
  return (await outputOf("pdftotext", file, "-")).replaceAll(/\s+/g, " ");
}

const test = mailTest({ clock }).extend("guest", { scope: "file" }, ({ podium, admin, mailbox, sendMails }) =>
  /** Returns the mails to a user who reserved and paid, and the text of the tickets. */
  async (hallPlanId: number, beforePaying: () => Promise<unknown> = async () => undefined) => {
    const [user, show] = [await makeUser(podium), await makeShow(podium, { hallPlanId })];
    const [seat] = exampleDrawing.groups.flatMap(({ seats }) => seats);
    const id = await reserve(user.api, show.id, [hallPlanId === 1 ? "R1-A" : (seat?.id ?? "")]);
    await sendMails();
    await beforePaying();
    await pay(admin.api, id);
    clock.advance(60);
    await sendMails();
    const mails = await mailbox.mailsTo(user.email);
    const [pdf] = mails.flatMap(({ attachments }) => attachments.filter(({ filename }) => filename?.endsWith(".pdf")));
    const { venue } = (await user.api.getTickets({ params: { id } })).show;
    return { texts: mails.map(({ text }) => text), pdf: await readPdf(pdf?.content ?? ""), venue };
  },
);

test("mails, tickets and their PDF send the guest to the hall's own address, and not to the society's", async ({
  podium,
  guest,
}) => {
  const hallPlanId = await publishHall(podium, { ...exampleDrawing, name: "Sporthal" }, "Sportlaan 3, 9999 Ginder");
  const { texts, pdf, venue } = await guest(hallPlanId);
  expect(venue).toEqual({ name: "Sporthal", address: "Sportlaan 3, 9999 Ginder" });
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain("Waar: Sporthal, Sportlaan 3, 9999 Ginder");
    expect(text).toContain("Let op: deze voorstelling is niet in Parochiezaal Sint-Voorbeeld.");
    expect(text).toContain("https://www.openstreetmap.org/search?query=Sportlaan%203%2C%209999%20Ginder");
    expect(text).not.toContain("Gratis parking op het dorpsplein");
    expect(text).not.toContain("https://podium.test/contact");
  }
  expect(pdf).toContain("Sporthal, Sportlaan 3, 9999 Ginder");
  expect(pdf).not.toContain("Dorpsstraat 1");
});

test("what goes out after a correction carries the corrected address", async ({ podium, admin, guest }) => {
  const hallPlanId = await publishHall(podium, { ...exampleDrawing, name: "Turnzaal" }, "Sportlaan 3");
  const id = (await admin.api.listHalls()).find((hall) => hall.hallPlanId === hallPlanId)?.id ?? 0;
  const { texts, pdf, venue } = await guest(hallPlanId, () =>
    admin.api.setHallAddress({ params: { id }, body: { address: "Sportlaan 30" } }),
  );
  expect(texts.map((text) => text?.match(/^Waar: .*$/m)?.[0])).toEqual([
    "Waar: Turnzaal, Sportlaan 3",
    "Waar: Turnzaal, Sportlaan 30",
  ]);
  expect(pdf).toContain("Turnzaal, Sportlaan 30");
  expect(venue?.address).toBe("Sportlaan 30");
});

test("a hall without an address carries the society's, with the name of which of its halls it is", async ({
  podium,
  guest,
}) => {
  const upstairs = await guest(await publishHall(podium, { ...exampleDrawing, name: "Bovenzaal" }));
  expect(upstairs.texts.at(-1)).toContain(`Waar: Bovenzaal, ${OWN}`);
  expect(upstairs.texts.at(-1)).toContain("Gratis parking op het dorpsplein");
  expect(upstairs.pdf).toContain(`Bovenzaal, ${OWN}`);
  const own = await guest(1);
  expect(own.venue).toBeUndefined();
  expect(own.texts.at(-1)).toContain(`Waar: ${OWN}`);
  expect(own.pdf).toContain(OWN);
});
