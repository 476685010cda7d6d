import { type Call, clockOf, type Outage } from "./history.ts";
import type { Recorder } from "./recorder.ts";

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
function mailsAbout(mails: readonly ReceivedMail[], kind: string, subjectId: number): ReceivedMail[] {
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

export const MESSAGES_AND_FILES_AT_REST = [
  `select format('message %s names reservation %s %s times', message_id, reservation_id, count(*)) as wrong
     from show_message_recipients, unnest(reservation_ids) as reservation_id
     group by message_id, reservation_id having count(*) > 1`,
  // Changes of a show and messages about them both lock the show, so that the log has their true order.
  `select format('another date of show %s was announced again, with nothing changed since (line %s of the log)', show_id, id)
       as wrong
     from (
       select id, subject_id as show_id, action, lag(action) over (partition by subject_id order by id) as before
       from audit_log where subject_type = 'show' and (action = 'SHOW_CHANGE_TOLD'
         or (action = 'SHOW_UPDATED' and details->>'changes' like '%datum %'))) lines
     where action = 'SHOW_CHANGE_TOLD' and before is distinct from 'SHOW_UPDATED'`,
  // Reservations that were active during the message: made and paid before it, and not ended before or with it. A call
  // that ends a reservation either precedes the message or waits for it.
  `select format('reservation %s of show %s did not get message %s', r.id, r.show_id, message.id) as wrong
     from show_messages message join reservations r on r.show_id = message.show_id
     where message.purpose = 'MESSAGE' and message.audience = 'ACTIVE'
       and exists (select from fault_reservations made join fault_reservations paid using (id)
         where id = r.id and made.status = 'PENDING' and paid.status = 'CONFIRMED'
           and paid.at < message.created_at - interval '5 ms')
       and not exists (select from fault_reservations where id = r.id and status not in ('PENDING', 'CONFIRMED')
         and at < message.created_at + interval '5 ms')
       and not exists (select from show_message_recipients
         where message_id = message.id and r.id = any(reservation_ids))`,
  `select format('refund %s is in %s files of which the bank pays it', payment_id, count(*)) as wrong
     from refund_file_lines where state <> 'OUT' group by payment_id having count(*) > 1`,
  `select format('refund %s is %s in a file, and %s', payment_id, state,
       case when refunded_at is null then 'due' else 'done' end) as wrong
     from refund_file_lines join payments on payments.id = payment_id
     where (state = 'DONE' and refunded_at is null) or (state = 'OPEN' and refunded_at is not null)`,
];

interface Recipient {
  id: number;
  key: string;
  isSent: boolean;
}

/** Checks that each recipient gets one mail per message, and that messages reported as sent have recipients. */
export function checkMessages(
  recipients: readonly Recipient[],
  mails: readonly ReceivedMail[],
  calls: readonly Call[],
): string[] {
  const wrong = recipients.flatMap(({ id, key, isSent }) => {
    const different = new Set(mailsAbout(mails, "show_message", id).map(({ messageId }) => messageId)).size;
    if (different > 1) return [`recipient ${id} of message ${key} got ${different} different mails of it`];
    return different === 0 && isSent ? [`recipient ${id} of message ${key} never got it`] : [];
  });
  const keys = new Set(recipients.map(({ key }) => key));
  const lost = calls.flatMap(({ asked, status }) =>
    asked.kind === "tell" && status === 200 && !keys.has(asked.key)
      ? [`message ${asked.key} was said to be sent, and nobody got it`]
      : [],
  );
  return [...wrong, ...lost];
}

export const readRecipients = (recorder: Recorder): Promise<Recipient[]> =>
  recorder.query<Recipient & { [column: string]: unknown }>(
    `select recipient.id, message.key::text as key, exists (select from mails
       where kind = 'SHOW_MESSAGE' and subject_id = recipient.id and status = 'SENT') as "isSent"
     from show_message_recipients recipient join show_messages message on message.id = recipient.message_id`,
  );
