import type { Call } from "./history.ts";
import { mailsAbout, type ReceivedMail } from "./mail-checks.ts";
import type { Recorder } from "./recorder.ts";

/** Each query returns a sentence for each wrong letter about a show, and for each wrong refund. */
export const LETTERS_AND_FILES_AT_REST = [
  `select format('letter %s tells reservation %s %s times', message_id, reservation_id, count(*)) as wrong
     from show_message_recipients, unnest(reservation_ids) as reservation_id
     group by message_id, reservation_id having count(*) > 1`,
  // Changes of a show and letters about them both lock the show, so that the log has their true order.
  `select format('another date of show %s was told again, with nothing changed since (line %s of the log)', show_id, id)
       as wrong
     from (
       select id, subject_id as show_id, action, lag(action) over (partition by subject_id order by id) as before
       from audit_log where subject_type = 'show' and (action = 'SHOW_CHANGE_TOLD'
         or (action = 'SHOW_UPDATED' and details->>'changes' like '%datum %'))) lines
     where action = 'SHOW_CHANGE_TOLD' and before is distinct from 'SHOW_UPDATED'`,
  // Finds reservations that were active during the letter: made and paid before it, and not ended before or with it.
  // A call that ends a reservation either precedes the letter or waits for it.
  `select format('reservation %s of show %s was not told by letter %s', r.id, r.show_id, letter.id) as wrong
     from show_messages letter join reservations r on r.show_id = letter.show_id
     where letter.purpose = 'MESSAGE' and letter.audience = 'ACTIVE'
       and exists (select from fault_reservations made join fault_reservations paid using (id)
         where id = r.id and made.status = 'PENDING' and paid.status = 'CONFIRMED'
           and paid.at < letter.created_at - interval '5 ms')
       and not exists (select from fault_reservations where id = r.id and status not in ('PENDING', 'CONFIRMED')
         and at < letter.created_at + interval '5 ms')
       and not exists (select from show_message_recipients
         where message_id = letter.id and r.id = any(reservation_ids))`,
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

/** Checks that each recipient gets one mail per letter, and that letters reported as sent have recipients. */
export function checkLetters(
  recipients: readonly Recipient[],
  mails: readonly ReceivedMail[],
  calls: readonly Call[],
): string[] {
  const wrong = recipients.flatMap(({ id, key, isSent }) => {
    const different = new Set(mailsAbout(mails, "show_message", id).map(({ messageId }) => messageId)).size;
    if (different > 1) return [`recipient ${id} of letter ${key} got ${different} different mails of it`];
    return different === 0 && isSent ? [`recipient ${id} of letter ${key} never got it`] : [];
  });
  const keys = new Set(recipients.map(({ key }) => key));
  const lost = calls.flatMap(({ asked, status }) =>
    asked.kind === "tell" && status === 200 && !keys.has(asked.key)
      ? [`letter ${asked.key} was said to be sent, and nobody got it`]
      : [],
  );
  return [...wrong, ...lost];
}

export const readRecipients = (recorder: Recorder): Promise<Recipient[]> =>
  recorder.query<Recipient & { [column: string]: unknown }>(
    `select recipient.id, letter.key::text as key, exists (select from mails
       where kind = 'SHOW_MESSAGE' and subject_id = recipient.id and status = 'SENT') as "isSent"
     from show_message_recipients recipient join show_messages letter on letter.id = recipient.message_id`,
  );
