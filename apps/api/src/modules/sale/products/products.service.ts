import { randomBytes } from "node:crypto";
import { longMoment } from "@podium/shared/words/date-formats";
import type { Language } from "@podium/shared/words/languages";
import { costOf } from "#database/products.sql.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import { euros } from "#platform/process/formats.ts";
import type { AuditService } from "#modules/records/audit/audit.service.ts";
import { type Cart, type SeatsService, seatsFirst } from "#modules/sale/seats/seats.service.ts";
import type { ShowsService } from "#modules/sale/shows/shows.service.ts";
import type { ProductsLog } from "./products.log.ts";
import * as repository from "./products.repository.ts";

export type { ManagedProduct, ProductFields, ProductOnSale } from "./products.repository.ts";
export type ProductsService = ReturnType<typeof createProductsService>;

const LEFT: Readonly<Record<Language, readonly [none: string, more: (count: number) => string]>> = {
  nl: ["uitverkocht", (count) => `nog ${count}`],
  fr: ["épuisé", (count) => `encore ${count}`],
  en: ["sold out", (count) => `${count} left`],
};

function soldOut(product: string, count: number): DomainError {
  const left = (language: Language): string => {
    const [none, more] = LEFT[language];
    return count > 0 ? more(count) : none;
  };
  return new DomainError("SOLD_OUT", { product, left }, [{ field: "left", message: String(count) }]);
}

const WRITTEN: ReadonlyArray<[string, (product: repository.ProductFields) => string]> = [
  ["naam", ({ name }) => `"${name}"`],
  ["prijs", ({ priceCents }) => euros(priceCents)],
  ["btw", ({ vatBasisPoints }) => `${vatBasisPoints / 100} %`],
  ["voorraad", ({ stock }) => (stock === null ? "geen" : String(stock))],
  ["voorstellingen", ({ showIds }) => (showIds.length === 0 ? "elke" : showIds.map((id) => `#${id}`).join(", "))],
  ["te koop tot", ({ sellUntil }) => (sellUntil === null ? "zonder einde" : longMoment(sellUntil))],
];

const sayAll = (product: repository.ProductFields): string[] =>
  WRITTEN.slice(2).map(([field, write]) => `${field} ${write(product)}`);

const describeChanges = (before: repository.ProductFields, after: repository.ProductFields): string[] =>
  WRITTEN.map(([field, write]) => [field, write(before), write(after)] as const)
    .filter(([, was, is]) => was !== is)
    .map(([field, was, is]) => `${field} ${was} → ${is}`);

/** Products of a cart that is being reserved. */
export interface ReservedProducts {
  lines: ReadonlyArray<repository.Counted & { id: number }>;
  cents: number;
}

export function createProductsService(deps: {
  database: Database;
  clock: Clock;
  audit: Pick<AuditService<ProductsLog>, "record">;
  shows: Pick<ShowsService, "require">;
  seats: Pick<SeatsService, "announceChanged">;
}) {
  const { database, clock, audit, shows, seats } = deps;

  /** @param known shows that it had before: without one that was deleted since, it might be sold with every show */
  async function requireShows(
    { db }: Transaction,
    fields: repository.ProductFields,
    known: readonly number[] = [],
  ): Promise<repository.ProductFields> {
    const showIds = [...new Set(fields.showIds)].toSorted((one, other) => one - other);
    const added = showIds.filter((id) => !known.includes(id));
    if ((await repository.countShows(db, added)) !== added.length) throw new DomainError("SHOW_NOT_FOUND");
    return { ...fields, showIds };
  }

  async function lock({ db }: Transaction, id: number): Promise<repository.Product> {
    const product = await repository.lockProduct(db, id);
    if (!product) throw new DomainError("PRODUCT_NOT_FOUND");
    return product;
  }

  /** Puts the count in the cart, in place of what was there. Locks the cart before the product, as reserving does. */
  async function put(transaction: Transaction, userId: number, productId: number, count: number): Promise<void> {
    const { db } = transaction;
    const now = clock.now();
    const cart = await repository.lockCart(db, userId, now);
    if (!cart) throw new DomainError("SEATS_FIRST");
    if (count === 0) return repository.removeFromCart(db, cart.id, productId);
    const product = await lock(transaction, productId);
    if (!(await repository.isSold(db, productId, cart.showId, now)))
      throw new DomainError("PRODUCT_NOT_SOLD", { product: product.name });
    const secret = randomBytes(16).toString("base64url");
    if (await repository.putInCart(db, { cartId: cart.id, productId, count, secret }, now)) return;
    throw soldOut(product.name, await repository.countLeft(db, productId, now, cart.id));
  }

  const idsOf = (lines: readonly repository.Counted[]): number[] => lines.map(({ productId }) => productId);

  function refuseShort(lines: readonly repository.Counted[], short: repository.Oversold | undefined): void {
    if (!short) return;
    const { count = 0 } = lines.find(({ productId }) => productId === short.id) ?? {};
    throw soldOut(short.name, Math.max(0, count - short.over));
  }

  return {
    list: () => repository.findProducts(database.db, clock.now()),

    /** @throws DomainError SHOW_NOT_FOUND */
    create: (form: repository.ProductFields, actorId: number | null = null) =>
      database.transact(async (transaction) => {
        const fields = await requireShows(transaction, form);
        const id = await repository.insertProduct(transaction.db, fields, clock.now());
        await audit.record(transaction, {
          actorId,
          action: "PRODUCT_CREATED",
          subject: { type: "product", id },
          details: { name: fields.name, amount: fields.priceCents / 100, terms: sayAll(fields) },
        });
        return repository.findProduct(transaction.db, id, clock.now());
      }),

    /** @throws DomainError PRODUCT_NOT_FOUND, SHOW_NOT_FOUND */
    change: (id: number, form: repository.ProductFields, actorId: number) =>
      database.transact(async (transaction) => {
        const before = await lock(transaction, id);
        const fields = await requireShows(transaction, form, before.showIds);
        const changes = describeChanges(before, fields);
        if (changes.length > 0) {
          await repository.updateProduct(transaction.db, id, fields);
          const subject = { type: "product", id } as const;
          const details = { name: before.name, changes };
          await audit.record(transaction, { actorId, action: "PRODUCT_CHANGED", subject, details });
        }
        return repository.findProduct(transaction.db, id, clock.now());
      }),

    /** Archives a product that was sold, or is in a cart. @throws DomainError PRODUCT_NOT_FOUND */
    delete: (id: number, actorId: number): Promise<void> =>
      database.transact(async (transaction) => {
        await lock(transaction, id);
        const { name, sold } = await repository.findProduct(transaction.db, id, clock.now());
        if (!(await repository.deleteUnused(transaction.db, id)))
          await repository.archive(transaction.db, id, clock.now());
        const subject = { type: "product", id } as const;
        await audit.record(transaction, { actorId, action: "PRODUCT_DELETED", subject, details: { name, sold } });
      }),

    /** @throws DomainError SHOW_NOT_FOUND */
    async onSale(showId: number): Promise<repository.ProductOnSale[]> {
      const { cancelledAt, salesCloseAt } = await shows.require(database.db, showId);
      const now = clock.now();
      return cancelledAt !== null || salesCloseAt <= now ? [] : repository.findOnSale(database.db, showId, now);
    },

    /** @throws DomainError SEATS_FIRST, PRODUCT_NOT_FOUND, PRODUCT_NOT_SOLD, SOLD_OUT */
    async setInCart(userId: number, productId: number, count: number): Promise<Cart> {
      await database.transact((transaction) => put(transaction, userId, productId, count));
      return seats.announceChanged(userId).catch(seatsFirst);
    },

    /** Prices the products of the locked cart, and locks their stocks. @throws DomainError PRODUCT_NOT_SOLD */
    async priceCart({ db }: Transaction, userId: number): Promise<ReservedProducts> {
      const found = await repository.findCartProducts(db, userId, clock.now());
      if (found.length === 0) return { lines: [], cents: 0 };
      await repository.lockStocks(db, idsOf(found));
      const lines = await repository.findCartProducts(db, userId, clock.now());
      const gone = lines.find(({ isSold }) => !isSold);
      if (gone) throw new DomainError("PRODUCT_NOT_SOLD", { product: gone.name });
      return { lines, cents: costOf(lines) };
    },

    /** Call with the reservation made, before its seats leave the cart. @throws DomainError SOLD_OUT */
    async reserve(transaction: Transaction, products: ReservedProducts, reservationId: number): Promise<void> {
      if (products.lines.length === 0) return;
      const { lines } = products;
      const ids = lines.map(({ id }) => id);
      await repository.moveToReservation(transaction.db, ids, reservationId);
      refuseShort(lines, await repository.findOversold(transaction.db, idsOf(lines)));
    },

    /** For a volunteer who moves a reservation to another show. @throws DomainError PRODUCT_NOT_SOLD */
    async requireSoldWith({ db }: Transaction, reservationId: number, showId: number): Promise<void> {
      const name = await repository.findSoldElsewhere(db, reservationId, showId);
      if (name === undefined) return;
      const words = `${name} is bij die voorstelling niet te krijgen. Kies bij Producten ook die voorstelling, of annuleer de reservering en maak een nieuwe.`;
      throw new DomainError("PRODUCT_NOT_SOLD", { product: name }, undefined, words);
    },

    /** Call when an expired reservation was confirmed after all. @throws DomainError SOLD_OUT */
    async takeAgain({ db }: Transaction, reservationId: number): Promise<void> {
      const lines = await repository.findProductsOf(db, reservationId);
      if (lines.length === 0) return;
      await repository.lockStocks(db, idsOf(lines));
      refuseShort(lines, await repository.findTaken(db, idsOf(lines), clock.now()));
    },
  };
}
