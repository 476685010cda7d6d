import { describe, expect, test } from "vitest";
import type { Call } from "./history.ts";
import { checkMessages } from "./mail-checks.ts";

const mail = (recipientId: number, askedAt: number) => ({
  messageId: `<show_message-${recipientId}-${askedAt}@podium.example>`,
  at: 100,
});
const sent = { id: 1, key: "a", isSent: true };
const tell = (key: string): Call => ({
  userId: 0,
  asked: { kind: "tell", showId: 1, key },
  began: 0,
  ended: 10,
  status: 200,
  code: null,
  madeId: null,
});

describe("the messages of a show", () => {
  test("may come twice as the same mail, and not at all when they were dropped", () => {
    const dropped = { id: 2, key: "a", isSent: false };
    expect(checkMessages([sent, dropped], [mail(1, 5), mail(1, 5)], [tell("a"), tell("a")])).toEqual([]);
  });

  test.each<[string, Parameters<typeof checkMessages>]>([
    ["a second mail to one reader", [[sent], [mail(1, 5), mail(1, 6)], []]],
    ["a mail that never came", [[sent], [mail(2, 5)], []]],
    ["a message that was said to be sent", [[sent], [mail(1, 5)], [tell("b")]]],
  ])("catches %s", (_what, [recipients, mails, calls]) => {
    expect(checkMessages(recipients, mails, calls)).toHaveLength(1);
  });
});
