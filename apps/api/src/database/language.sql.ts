import type { Language } from "@podium/shared/languages";
import { type RawBuilder, sql } from "kysely";

/** Of who has an account with this address, else this one; somebody who only has an address is not asked for theirs. */
export const languageOfAddress = (email: RawBuilder<unknown>, otherwise: RawBuilder<unknown>): RawBuilder<Language> =>
  sql<Language>`coalesce((
    select account.language from users account
    where account.email = lower(${email}) and account.deleted_at is null and account.anonymous_network is null
      and not account.repeat_guest
  ), ${otherwise})`;

/** Of who got the tickets of `passed`, of `passed_tickets`; who has no account is written to as who paid is. */
export const languageOfHolder = languageOfAddress(
  sql`passed.email`,
  sql`(select payer.language from reservations paid join users payer on payer.id = paid.user_id
    where paid.id = passed.reservation_id)`,
);
