import { setImmediate } from "node:timers/promises";
import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Logger } from "pino";
import type { Account } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Transaction } from "#platform/database.ts";
import { DomainError } from "#platform/http-errors.ts";
import type { TicketsService } from "#features/tickets/tickets.service.ts";
import { APPLE_SERVICE, bundle, makeApplePass } from "./apple-pass.ts";
import type { AppleSigner } from "./credentials.ts";
import * as devices from "./devices.repository.ts";
import type { GoogleWallet } from "./google-wallet.ts";
import type { PassHouse } from "./pass-words.ts";
import * as repository from "./wallet.repository.ts";
import type { PassesOf, WalletTokens } from "./wallet-tokens.ts";

export type WalletService = ReturnType<typeof createWalletService>;

/** Puts tickets in the wallets of phones, and gives each device the pass as it is now. */
export function createWalletService(deps: {
  database: Database;
  clock: Clock;
  logger: Logger;
  tickets: Pick<TicketsService, "getFor">;
  tokens: WalletTokens;
  apple: AppleSigner | null;
  google: GoogleWallet | null;
  house: () => PassHouse;
}) {
  const { database, clock, tokens, apple, google, house } = deps;
  const { db } = database;

  /** No wallet takes what an expired certificate signed. */
  function signer(): AppleSigner | null {
    return apple && apple.endsAt > clock.now() ? apple : null;
  }

  function offered(): Wallet[] {
    return [...(signer() ? (["APPLE"] as const) : []), ...(google ? (["GOOGLE"] as const) : [])];
  }

  function make(pass: repository.Pass, by: AppleSigner) {
    return makeApplePass(pass, { signer: by, house: house(), authenticationToken: tokens.forPass(pass.serial) });
  }

  async function linkOfGoogle(
    whose: PassesOf,
    passes: readonly repository.Pass[],
    wallet: GoogleWallet,
  ): Promise<string> {
    try {
      await wallet.save(passes);
    } catch (error) {
      deps.logger.warn({ err: error, ...whose }, "passes could not be saved at Google");
      throw new DomainError("WALLET_AWAY");
    }
    await devices.registerGoogle(
      db,
      passes.map(({ id }) => id),
      clock.now(),
    );
    return wallet.linkTo(passes);
  }

  /** A link that the browser opens at once. @throws DomainError WALLET_UNAVAILABLE, WALLET_AWAY, TICKET_NOT_FOUND */
  async function linkTo(whose: PassesOf, wallet: Wallet): Promise<string> {
    if (!offered().includes(wallet)) throw new DomainError("WALLET_UNAVAILABLE");
    const passes = await database.transact(async ({ db: trx }) => {
      await repository.insertPasses(trx, whose, clock.now());
      return repository.findPassesOf(trx, whose);
    });
    // They became somebody else's since the caller looked.
    if (passes.length === 0) throw new DomainError("TICKET_NOT_FOUND");
    if (wallet === "GOOGLE" && google) return linkOfGoogle(whose, passes, google);
    return `${APPLE_SERVICE}/tickets/${tokens.forLink(whose, clock.now())}`;
  }

  return {
    offered,

    /** When the certificate ends; null: none is set. */
    certificateEndsAt: (): Date | null => apple?.endsAt ?? null,

    /**
     * @throws DomainError RESERVATION_NOT_FOUND, NOT_CONFIRMED, SHOW_CANCELLED, TICKET_PASSED_ON when all were, and
     *   those of `linkTo`
     */
    async add(caller: Account, reservationId: number, wallet: Wallet): Promise<string> {
      const { reservation, qrContents } = await deps.tickets.getFor(caller, reservationId);
      if (!qrContents) throw new DomainError(reservation.show.cancelledAt ? "SHOW_CANCELLED" : "NOT_CONFIRMED");
      if (qrContents.length > 0 && !qrContents.some(Boolean)) throw new DomainError("TICKET_PASSED_ON");
      return linkTo({ reservationId, passedId: null }, wallet);
    },

    /** For who got tickets from their payer, as the caller made sure. @throws DomainError of `linkTo` */
    addPassed: (whose: PassesOf, wallet: Wallet): Promise<string> => linkTo(whose, wallet),

    /**
     * A ticket that was given back is kept after all: who has it in a wallet finds it there, valid again.
     * @param passId of the ticket that it was
     */
    returnPass: ({ db: trx }: Transaction, passId: number, ticketId: number): Promise<void> =>
      repository.returnPass(trx, passId, ticketId),

    /** Opens a link, with the passes that it gives; `late`: it has expired. @throws DomainError NOT_FOUND */
    async open(link: string) {
      const opened = tokens.openLink(link, clock.now());
      const by = signer();
      if (!opened || !by) throw new DomainError("NOT_FOUND");
      const { of: whose, expired } = opened;
      const passes = expired ? [] : (await repository.findPassesOf(db, whose)).filter(({ facts }) => facts.valid);
      if (passes.length === 0) return { ...whose, late: true as const };
      const made = [];
      for (const pass of passes) {
        made.push(await make(pass, by));
        // Signing keeps the processor: others get their turn.
        await setImmediate();
      }
      return { ...whose, late: false as const, ...(await bundle(made)) };
    },

    /** For a device that showed the pass's token. @throws DomainError NOT_FOUND */
    async latest(serial: string): Promise<{ changedAt: Date; make: () => Promise<Buffer> }> {
      const by = signer();
      const pass = await repository.findPassBySerial(db, serial);
      if (!by || !pass) throw new DomainError("NOT_FOUND");
      return { changedAt: pass.changedAt, make: async () => (await make(pass, by)).getAsBuffer() };
    },
  };
}
