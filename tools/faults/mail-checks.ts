import { clockOf, type Outage } from "./history.ts";

/** A mail as the mail server took it. */
export interface TakenMail {
  messageId: string;
  at: number;
}

/** Composing a letter and handing it over take a moment, which an outage may have cut short. */
const MARGIN_MS = 10_000;

/** 'tickets-42-1763724000000@podium.example': the kind, what it is about, when it was asked for. */
const MESSAGE_ID = /^<?([a-z_]+)-(\d+)-\d+@/;

/** The mails of a kind about one reservation, or whatever its subject is. */
function mailsAbout(mails: readonly TakenMail[], kind: string, subjectId: number): TakenMail[] {
  return mails.filter(({ messageId }) => {
    const [, itsKind, itsSubject] = MESSAGE_ID.exec(messageId) ?? [];
    return itsKind === kind && Number(itsSubject) === subjectId;
  });
}

/**
 * A confirmed reservation has its tickets, once; one that was never confirmed has none; an expired one its mail, once.
 * SMTP cannot promise that a mail is handed over exactly once: a process that dies after handing it over and before
 * noting it makes a second copy, with the same Message-ID, which mail programs show once. A second copy without such
 * an outage is a fault of the product.
 */
export function checkMails(
  reservations: ReadonlyArray<{ id: number; status: string; wasConfirmed: boolean }>,
  mails: readonly TakenMail[],
  outages: readonly Outage[],
): string[] {
  const wrong = reservations.flatMap(({ id, status, wasConfirmed }) => {
    const tickets = new Set(mailsAbout(mails, "tickets", id).map((mail) => mail.messageId)).size;
    const expiries = new Set(mailsAbout(mails, "reservation_lapsed", id).map((mail) => mail.messageId)).size;
    return [
      ...(status === "CONFIRMED" && tickets !== 1 ? [`reservation ${id} got its tickets ${tickets} times`] : []),
      ...(tickets > 0 && !wasConfirmed ? [`reservation ${id} got tickets and was never confirmed`] : []),
      ...(tickets > 1 ? [`reservation ${id} got ${tickets} different mails with tickets`] : []),
      ...(status === "EXPIRED" && expiries !== 1 ? [`reservation ${id} has ${expiries} mails about its expiry`] : []),
    ];
  });
  const copies = [...Map.groupBy(mails, (mail) => mail.messageId)].flatMap(([messageId, taken]) => {
    const [first, second] = taken;
    if (!first || !second) return [];
    const excuse = outages.some(
      (outage) => outage.began <= first.at + MARGIN_MS && outage.ended >= first.at - MARGIN_MS,
    );
    return excuse ? [] : [`${messageId} came twice with nothing broken: ${clockOf(first.at)}, ${clockOf(second.at)}`];
  });
  return [...wrong, ...copies];
}
