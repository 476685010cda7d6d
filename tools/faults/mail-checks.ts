import { clockOf, type Outage } from "./history.ts";

export interface ReceivedMail {
  messageId: string;
  at: number;
}

/**
 * A mail is recorded as sent right after the server accepts it. An outage may lose the record from `BEFORE_MS` before
 * until this long after that: the time of a statement and its timeout.
 */
const RECORDED_WITHIN_MS = 8000;
const BEFORE_MS = 2000;

/** Faults that can lose the record: those of the sending process or of its database. */
const LOSES_RECORDS = /kill-api|kill-door|pause-api|outlast-api|postgres/;

/** 'tickets-42-1763724000000@podium.example': kind, id of the subject, time of the request. */
const MESSAGE_ID = /^<?([a-z_]+)-(\d+)-\d+@/;

/** @param kind in lower case */
export function mailsAbout(mails: readonly ReceivedMail[], kind: string, subjectId: number): ReceivedMail[] {
  return mails.filter(({ messageId }) => {
    const [, itsKind, itsSubject] = MESSAGE_ID.exec(messageId) ?? [];
    return itsKind === kind && Number(itsSubject) === subjectId;
  });
}

/**
 * SMTP delivers at least once: each outage that may lose a mail's record allows one more copy with its Message-ID.
 * @param resends how often the tickets of a reservation may have been requested again
 */
export function checkMails(
  reservations: ReadonlyArray<{ id: number; status: string; wasConfirmed: boolean }>,
  mails: readonly ReceivedMail[],
  outages: readonly Outage[],
  resends: ReadonlyMap<number, number> = new Map(),
): string[] {
  const wrong = reservations.flatMap(({ id, status, wasConfirmed }) => {
    const tickets = new Set(mailsAbout(mails, "tickets", id).map((mail) => mail.messageId)).size;
    const expiries = new Set(mailsAbout(mails, "reservation_lapsed", id).map((mail) => mail.messageId)).size;
    const most = 1 + (resends.get(id) ?? 0);
    return [
      ...(status === "CONFIRMED" && tickets === 0 ? [`reservation ${id} never got its tickets`] : []),
      ...(tickets > 0 && !wasConfirmed ? [`reservation ${id} got tickets and was never confirmed`] : []),
      ...(tickets > most
        ? [`reservation ${id} got ${tickets} different mails with tickets, of ${most} asked for`]
        : []),
      ...(status === "EXPIRED" && expiries !== 1 ? [`reservation ${id} has ${expiries} mails about its expiry`] : []),
    ];
  });
  const duplicates = [...Map.groupBy(mails, (mail) => mail.messageId)].flatMap(([messageId, copies]) => {
    const times = copies.map(({ at }) => at).toSorted((a, b) => a - b);
    const excuses = outages.filter(
      ({ what, began, ended }) =>
        LOSES_RECORDS.test(what) && times.some((at) => began <= at + RECORDED_WITHIN_MS && ended >= at - BEFORE_MS),
    ).length;
    if (copies.length <= 1 + excuses) return [];
    return [
      `${messageId} came ${copies.length} times, and ${excuses} outages excuse a copy: ${times.map(clockOf).join(", ")}`,
    ];
  });
  return [...wrong, ...duplicates];
}
