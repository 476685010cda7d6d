import { FIRST_STEPS, type FirstStep } from "@podium/shared/site/installation";
import { expect } from "vitest";
import { makeShow, makeUser, type User } from "#test/factories.ts";
import { appBeside, apiTest } from "#test/fixtures.ts";
import { hallOfRows, publishHall } from "#test/halls.ts";
import { publishedPlay } from "#test/plays.ts";

const test = apiTest().extend("sends", { scope: "file" }, appBeside({ env: { SMTP_URL: "smtp://mail.test" } }));

const openSteps = async ({ api }: Pick<User, "api">): Promise<FirstStep[]> =>
  (await api.getFirstSteps()).filter(({ done }) => !done).map(({ step }) => step);

test("each first step is done once it is true, whoever did it and wherever", async ({ podium, admin, sends }) => {
  const { deps } = podium;
  expect(await openSteps(admin)).toEqual(FIRST_STEPS);
  const done = async (step: FirstStep): Promise<void> => expect(await openSteps(admin)).not.toContain(step);
  const isOpen = async (step: FirstStep): Promise<void> => expect(await openSteps(admin)).toContain(step);

  const params = { part: "society" } as const;
  const { revision, content } = await admin.api.getContentDraft({ params });
  const facts = { name: "Kring Nieuw", email: "info@kring-nieuw.test", venueAddress: "Plein 2, 9000 Gent" };
  const named = await admin.api.saveContentDraft({ params, body: { revision, content: { ...content, ...facts } } });
  await isOpen("SOCIETY");
  await admin.api.publishContent({ params, body: { revision: named.revision } });
  await done("SOCIETY");
  // The route and the map of the sample lead to another village.
  expect(deps.society.current()).toMatchObject({ venueRoute: { nl: "" }, place: null });
  await isOpen("BANK");

  await makeUser(podium);
  await isOpen("VOLUNTEER");
  await makeUser(podium, "DOOR");
  await done("VOLUNTEER");

  await isOpen("HALL");
  await publishHall(podium, hallOfRows({ A: ["seat", "seat"] }));
  await done("HALL");

  const show = await makeShow(podium, { pricePerSeat: 0 });
  await isOpen("PLAY");
  await isOpen("PRICES");
  await deps.database.transact((transaction) => deps.shows.cancel(transaction, show.id));
  const { id } = await publishedPlay(admin, "De eerste");
  await isOpen("PLAY");
  await makeShow(podium, { playId: id, pricePerSeat: 12 });
  await done("PLAY");
  await done("PRICES");

  await deps.backups.record({ takenAt: new Date(), bytes: 1, fileName: "first", version: "1.0.0" });
  await done("BACKUP");

  const now = new Date();
  const mail = { kind: "VERIFY_EMAIL", subjectId: 1, attempts: 1, dueAt: now, createdAt: now, sentAt: now } as const;
  await deps.database.db
    .insertInto("mails")
    .values({ ...mail, status: "SENT" })
    .execute();
  // Without a mail server the sent mail lies in a folder.
  await isOpen("MAILS");
  expect((await sends.deps.installation.firstSteps()).MAILS).toBe(true);
});
