import { createHash } from "node:crypto";
import type { CastQuotaForm } from "@podium/shared/contracts/cast-quotas";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import { createSigner } from "#platform/http/signed-token.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import type { MailsService } from "#modules/records/mails/mails.service.ts";
import type { CastQuotaRow } from "#database/tables/cast-quotas.ts";
import type { CastQuotasLog } from "./cast-quotas.log.ts";
import * as repository from "./cast-quotas.repository.ts";

export type { ListedQuota } from "./cast-quotas.repository.ts";
export type CastQuotasService = ReturnType<typeof createCastQuotasService>;

const digest = (token: string): Buffer => createHash("sha256").update(token).digest();

interface Which {
  showId: number;
  id: number;
}

export function createCastQuotasService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<CastQuotasLog>, "record">;
  mails: Pick<MailsService, "enqueueAgain" | "withdrawMany" | "forget">;
  secret: string;
}) {
  const { database, clock, audit, mails } = deps;
  const { db } = database;
  const signer = createSigner(deps.secret, "cast-quotas");

  /** Derives the token, so that a link can be copied and mailed again though only its hash is stored. */
  const tokenOf = ({ id, linkNumber, createdAt }: Pick<CastQuotaRow, "id" | "linkNumber" | "createdAt">): string =>
    signer.sign(`${id}:${linkNumber}:${createdAt.getTime()}`);

  /** @returns null: withdrawn, or made with another secret, so that its token is known to nobody here */
  function linkTokenOf(quota: CastQuotaRow): string | null {
    const token = tokenOf(quota);
    return quota.tokenHash !== null && quota.tokenHash.equals(digest(token)) ? token : null;
  }

  function withToken(quota: repository.ListedQuota) {
    const token = linkTokenOf(quota);
    return { ...quota, token, mustRenew: token === null && quota.tokenHash !== null };
  }

  function refusePast(endsAt: Date): void {
    if (endsAt <= clock.now()) throw refusedField("CAST_END_IN_PAST", "endsAt");
  }

  async function list(showId: number) {
    if (!(await repository.findShow(db, showId))) throw new DomainError("SHOW_NOT_FOUND");
    const [quotas, pool] = await Promise.all([
      repository.findQuotas(db, showId),
      repository.countPool(db, showId, clock.now()),
    ]);
    return { showId, pool, quotas: quotas.map(withToken) };
  }

  async function record(
    transaction: Transaction,
    action: keyof CastQuotasLog,
    { showId, id, seatCount }: Pick<CastQuotaRow, "showId" | "id" | "seatCount">,
    actorId: number | null,
  ): Promise<void> {
    const show = await repository.findShow(transaction.db, showId);
    const details = { show: show?.name ?? "", quotaId: id, seats: seatCount };
    await audit.record(transaction, { actorId, action, subject: { type: "show", id: showId }, details });
  }

  /** Changes a quota in one transaction, with its row locked. @throws DomainError CAST_QUOTA_NOT_FOUND */
  async function change(
    which: Which,
    apply: (transaction: Transaction, quota: CastQuotaRow) => Promise<void>,
  ): Promise<ReturnType<typeof list>> {
    await database.transact(async (transaction) => {
      const quota = await repository.findQuota(transaction.db, which);
      if (!quota) throw new DomainError("CAST_QUOTA_NOT_FOUND");
      await apply(transaction, quota);
    });
    return list(which.showId);
  }

  const termsOf = ({ name, seats, email, endsAt }: CastQuotaForm): repository.QuotaTerms => ({
    name: name.trim(),
    seatCount: seats,
    email: email ?? "",
    endsAt: new Date(endsAt),
  });

  const mail = (transaction: Transaction, id: number): Promise<void> =>
    mails.enqueueAgain(transaction, { kind: "CAST_LINK", subjectId: id });

  const tooFew = (taken: number): DomainError => new DomainError("CAST_QUOTA_TAKEN", { taken });

  return {
    list,

    /** @throws DomainError SHOW_NOT_FOUND, CAST_END_IN_PAST */
    async create(showId: number, form: CastQuotaForm, actorId: number) {
      const terms = termsOf(form);
      refusePast(terms.endsAt);
      await database.transact(async (transaction) => {
        if (!(await repository.findShow(transaction.db, showId))) throw new DomainError("SHOW_NOT_FOUND");
        const row = { ...terms, showId, createdAt: clock.now() };
        const quota = await repository.insertQuota(transaction.db, row);
        const { id, linkNumber } = quota;
        await repository.storeLink(transaction.db, id, { linkNumber, tokenHash: digest(tokenOf(quota)) });
        await record(transaction, "CAST_QUOTA_MADE", quota, actorId);
        if (quota.email !== "") await mail(transaction, id);
      });
      return list(showId);
    },

    /** @throws DomainError CAST_QUOTA_NOT_FOUND, CAST_QUOTA_TAKEN, CAST_END_IN_PAST */
    async change(which: Which, form: CastQuotaForm, actorId: number) {
      const terms = termsOf(form);
      return change(which, async (transaction, quota) => {
        if (terms.endsAt.getTime() !== quota.endsAt.getTime()) refusePast(terms.endsAt);
        if (!(await repository.changeQuota(transaction.db, quota.id, terms))) throw tooFew(quota.taken);
        await record(transaction, "CAST_QUOTA_CHANGED", { ...quota, ...terms }, actorId);
        if (terms.email === quota.email) return;
        // One that was sent went to another address than the list shows; one that waits would go to the new one.
        await mails.forget(transaction, "CAST_LINK", quota.id);
        if (terms.email !== "" && linkTokenOf(quota) !== null) await mail(transaction, quota.id);
      });
    },

    /** @throws DomainError CAST_QUOTA_NOT_FOUND, CAST_QUOTA_TAKEN */
    remove: (which: Which, actorId: number) =>
      change(which, async (transaction, quota) => {
        if (!(await repository.deleteQuota(transaction.db, quota.id))) throw tooFew(quota.taken);
        await mails.withdrawMany(transaction, "CAST_LINK", [quota.id]);
        await record(transaction, "CAST_QUOTA_REMOVED", quota, actorId);
      }),

    /** @throws DomainError CAST_QUOTA_NOT_FOUND */
    renewLink: (which: Which, actorId: number) =>
      change(which, async (transaction, quota) => {
        const linkNumber = quota.linkNumber + 1;
        const tokenHash = digest(tokenOf({ ...quota, linkNumber }));
        await repository.storeLink(transaction.db, quota.id, { linkNumber, tokenHash });
        // A mail that was sent has the link before, which opens nothing any more.
        await mails.forget(transaction, "CAST_LINK", quota.id);
        await record(transaction, "CAST_LINK_RENEWED", quota, actorId);
      }),

    /** @throws DomainError CAST_QUOTA_NOT_FOUND */
    withdrawLink: (which: Which, actorId: number) =>
      change(which, async (transaction, quota) => {
        if (quota.tokenHash === null) return;
        await repository.storeLink(transaction.db, quota.id, { linkNumber: quota.linkNumber, tokenHash: null });
        await mails.withdrawMany(transaction, "CAST_LINK", [quota.id]);
        await record(transaction, "CAST_LINK_WITHDRAWN", quota, actorId);
      }),

    /** @throws DomainError CAST_QUOTA_NOT_FOUND, SHOW_CANCELLED, CAST_LINK_NOT_MAILED */
    mailLink: (which: Which, actorId: number) =>
      change(which, async (transaction, quota) => {
        const show = await repository.findShow(transaction.db, quota.showId);
        if (show?.cancelledAt) throw new DomainError("SHOW_CANCELLED");
        const isOpen = linkTokenOf(quota) !== null && quota.endsAt > clock.now();
        if (!isOpen || quota.email === "") throw new DomainError("CAST_LINK_NOT_MAILED");
        await mail(transaction, quota.id);
        await record(transaction, "CAST_LINK_MAILED", quota, actorId);
      }),

    /** Finds the seats that the link opens now. @throws DomainError CAST_LINK_UNKNOWN, CAST_LINK_ENDED */
    async open(showId: number, token: string) {
      const now = clock.now();
      const quota = await repository.findByToken(db, digest(token));
      if (quota?.showId !== showId) throw new DomainError("CAST_LINK_UNKNOWN");
      if (quota.endsAt <= now) throw new DomainError("CAST_LINK_ENDED");
      return { ...quota, seatIds: await repository.findSeatIds(db, quota, now) };
    },

    /** Whether seats can still be taken with it is decided where they are. @returns null when the link opens nothing */
    async findByToken(showId: number, token: string): Promise<number | null> {
      const quota = await repository.findByToken(db, digest(token));
      return quota?.showId === showId && quota.endsAt > clock.now() ? quota.id : null;
    },

    /** For the mail. @returns null when there is nothing to mail any more */
    async linkFor(id: number) {
      const quota = await repository.findWithShow(db, id);
      if (!quota || quota.email === "" || quota.cancelledAt !== null || quota.endsAt <= clock.now()) return null;
      const token = linkTokenOf(quota);
      return token === null ? null : { ...quota, token };
    },
  };
}
