import { type RawBuilder, sql } from "kysely";

/** Whether a `block` is for a `quota` by its name: one without a holder is for each. */
export const isForName = sql<boolean>`(block.holder is null or lower(block.holder) = lower(quota.name))`;

/**
 * Whether a seat is held for the cast, and a quota may take it: one that is held under a name is for that name alone.
 * @param quotaId the quota's id, in SQL
 */
export const isForQuota = (quotaId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql<boolean>`
  (seats.status = 'blocked' and exists (
    select from seat_blocks block
    join cast_quotas quota on quota.show_id = seats.show_id
    where block.id = seats.block_id and quota.id = ${quotaId} and quota.ends_at > ${now}
      and quota.token_hash is not null and ${isPooled(now)}
      and ${isForName}))`;

/** Whether a `block` is of the cast, and not due for release. */
export const isPooled = (now: Date): RawBuilder<boolean> => sql<boolean>`
  (block.reason = 'cast' and (block.release_at is null or block.release_at > ${now}))`;
