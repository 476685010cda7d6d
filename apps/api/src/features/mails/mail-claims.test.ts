import { expect } from "vitest";
import { reserve } from "@podium/shared/test/steps.ts";
import { makeUser, makeShow } from "#test/factories.ts";
import { createFakeClock } from "#test/fake-clock.ts";
import { apiTest } from "#test/fixtures.ts";

const clock = createFakeClock();
const test = apiTest({ clock });

test("a process that still sends a mail which was asked for again does not settle the new claim", async ({
  podium,
}) => {
  const { mails, database } = podium.deps;
  const subjectId = await reserve((await makeUser(podium)).api, (await makeShow(podium)).id, ["R1-A"]);
  const received = database.db
    .selectFrom("mails")
    .select(["id", "status"])
    .where("kind", "=", "RESERVATION_RECEIVED")
    .where("subjectId", "=", subjectId);
  const { id } = await received.executeTakeFirstOrThrow();
  const first = await mails.claimDue(id);
  clock.advance(1);
  await database.transact((transaction) =>
    mails.enqueueAgain(transaction, { kind: "RESERVATION_RECEIVED", subjectId }),
  );
  const second = await mails.claimDue(id);
  if (!first || !second) throw new Error("the mail was not claimed");
  await mails.markSent(first);
  expect((await received.executeTakeFirstOrThrow()).status).toBe("SENDING");
  await mails.markSent(second);
  expect((await received.executeTakeFirstOrThrow()).status).toBe("SENT");
});
