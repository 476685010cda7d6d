import { clockOf, type Outage } from "./history.ts";

export interface ReceivedMail {
  messageId: string;
  at: number;
}

/** Composing and sending take a moment, which an outage may interrupt. */
const MARGIN_MS = 10_000;

/** 'tickets-42-1763724000000@podium.example': the kind, what it is about, when it was asked for. */
const MESSAGE_ID = /^<?([a-z_]+)-(\d+)-\d+@/;

function mailsAbout(mails: readonly ReceivedMail[], kind: string, subjectId: number): ReceivedMail[] {
  return mails.filter(({ messageId }) => {
    const [, itsKind, itsSubject] = MESSAGE_ID.exec(messageId) ?? [];
    return itsKind === kind && Number(itsSubject) === subjectId;
  });
}

/** SMTP is at least once: an outage excuses a second copy with the same Message-ID. */
export function checkMails(
  reservations: ReadonlyArray<{ id: number; status: string; wasConfirmed: boolean }>,
  mails: readonly ReceivedMail[],
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
  const duplicates = [...Map.groupBy(mails, (mail) => mail.messageId)].flatMap(([messageId, copies]) => {
    const [first, second] = copies;
    if (!first || !second) return [];
    const excuse = outages.some(
      (outage) => outage.began <= first.at + MARGIN_MS && outage.ended >= first.at - MARGIN_MS,
    );
    return excuse ? [] : [`${messageId} came twice with nothing broken: ${clockOf(first.at)}, ${clockOf(second.at)}`];
  });
  return [...wrong, ...duplicates];
}
