import type { Language } from "@podium/shared/words/languages";
import { type RawBuilder, sql } from "kysely";

/** Language of the account at this address; `otherwise` without an account, since only accounts choose a language. */
export const languageOfAddress = (email: RawBuilder<unknown>, otherwise: RawBuilder<unknown>): RawBuilder<Language> =>
  sql<Language>`coalesce((
    select account.language from users account
    where account.email = lower(${email}) and account.deleted_at is null and account.anonymous_network is null
      and not account.repeat_guest
  ), ${otherwise})`;

/** Language of the recipient of `passed`, of `passed_tickets`; without an account, the language of the payer. */
export const languageOfHolder = languageOfAddress(
  sql`passed.email`,
  sql`(select payer.language from reservations paid join users payer on payer.id = paid.user_id
    where paid.id = passed.reservation_id)`,
);
