import { afterEach, expect, it } from "vitest";
import { loadLanguage } from "#messages/load-language.ts";
import { choose } from "#messages/messages.ts";
import { offline, refusal, respond } from "#test/network.ts";
import { api } from "./api-client.ts";
import { DONE_ONCE, failedWords, LOOK_FIRST } from "./failed-words.ts";

afterEach(() => choose("nl"));

const failureOf = (result: () => Response): Promise<Error> => {
  respond("cancelShow", result);
  const body = {
    subject: "Afgelast",
    text: "Beste",
    chooseBefore: "2098-12-05T19:00:00.000Z",
    key: crypto.randomUUID(),
  };
  return api.cancelShow({ params: { id: 1 }, body }).then(
    () => expect.unreachable(),
    (error: Error) => error,
  );
};

it("says after a refusal that it was not done, and why", async () => {
  const refused = await failureOf(() => refusal("SHOW_CANCELLED"));
  expect(failedWords("Er is niets gebeurd.", LOOK_FIRST)(refused)).toEqual({
    message: "Er is niets gebeurd.",
    detail: refused.message,
  });
});

it("does not say that nothing was done where it was, with what was filled in before", async () => {
  const refused = await failureOf(() => refusal("MAIL_SENT_OTHERWISE"));
  expect(failedWords("Er is niets gebeurd.", DONE_ONCE)(refused)).toEqual({ message: refused.message });
});

it.each([
  ["the connection was lost", offline],
  ["the service failed", () => refusal("INTERNAL")],
  ["something before the service responded", () => new Response("Bad Gateway", { status: 502 })],
])("says that nobody knows when %s, and what to do now", async (_, result) => {
  const lost = await failureOf(result);
  expect(failedWords("Er is niets gebeurd.", DONE_ONCE)(lost)).toEqual({
    message: "Wij weten niet of het gelukt is.",
    detail: `${lost.message} ${DONE_ONCE}`,
  });
});

it("says what to do now in the visitor's language, also a sentence of the page itself", async () => {
  await loadLanguage("en");
  const lost = await failureOf(offline);
  const details = [LOOK_FIRST, "Look in your cart."].map(
    (again) => failedWords("Nothing happened.", again)(lost).detail,
  );
  expect(details).toEqual([
    `${lost.message} First close this window and check whether it has already been done.`,
    `${lost.message} Look in your cart.`,
  ]);
  expect(lost.message).toBe("No connection to the server. Check your internet connection and try again.");
});
