import { setImmediate } from "node:timers/promises";
import type { Wallet } from "@podium/shared/contracts/wallet";
import type { Logger } from "pino";
import type { Account } from "#platform/http/caller.ts";
import type { Clock } from "#platform/process/clock.ts";
import type { Database, Db, Transaction } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { TicketsService } from "#modules/entrance/tickets/tickets.service.ts";
import { APPLE_SERVICE, bundle, makeApplePass } from "./apple-pass.ts";
import type { AppleSigner } from "./credentials.ts";
import * as repository from "./wallet.repository.ts";
import type { GoogleWallet } from "./google-wallet.ts";
import type { PassSociety } from "./pass-words.ts";
import type { PassesOf, WalletTokens } from "./wallet-tokens.ts";

export type WalletService = ReturnType<typeof createWalletService>;

export function createWalletService(deps: {
  database: Database;
  clock: Clock;
  logger: Logger;
  tickets: Pick<TicketsService, "getFor">;
  tokens: WalletTokens;
  apple: AppleSigner | null;
  google: GoogleWallet | null;
  society: () => PassSociety;
}) {
  const { database, clock, tokens, apple, google, society } = deps;
  const { db } = database;

  /** Returns null once the certificate has expired, because wallets refuse such passes. */
  function signer(): AppleSigner | null {
    return apple && apple.endsAt > clock.now() ? apple : null;
  }

  function offered(): Wallet[] {
    return [...(signer() ? (["APPLE"] as const) : []), ...(google ? (["GOOGLE"] as const) : [])];
  }

  function make(pass: repository.Pass, by: AppleSigner) {
    return makeApplePass(pass, { signer: by, society: society(), authenticationToken: tokens.forPass(pass.serial) });
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
    await repository.registerGoogle(
      db,
      passes.map(({ id }) => id),
      clock.now(),
    );
    return wallet.linkTo(passes);
  }

  /** @throws DomainError WALLET_UNAVAILABLE, WALLET_AWAY, TICKET_NOT_FOUND */
  async function linkTo(whose: PassesOf, wallet: Wallet): Promise<string> {
    if (!offered().includes(wallet)) throw new DomainError("WALLET_UNAVAILABLE");
    const passes = await database.transact(async ({ db: trx }) => {
      await repository.insertPasses(trx, whose, clock.now());
      return repository.findPassesOf(trx, whose);
    });
    // The tickets got another holder since the caller checked.
    if (passes.length === 0) throw new DomainError("TICKET_NOT_FOUND");
    if (wallet === "GOOGLE" && google) return linkOfGoogle(whose, passes, google);
    return `${APPLE_SERVICE}/tickets/${tokens.forLink(whose, clock.now())}`;
  }

  return {
    offered,

    certificateEndsAt: (): Date | null => apple?.endsAt ?? null,

    /** @throws DomainError RESERVATION_NOT_FOUND, NOT_CONFIRMED, SHOW_CANCELLED, TICKET_PASSED_ON (all), of `linkTo` */
    async add(caller: Account, reservationId: number, wallet: Wallet): Promise<string> {
      const { reservation, qrContents } = await deps.tickets.getFor(caller, reservationId);
      if (!qrContents) throw new DomainError(reservation.show.cancelledAt ? "SHOW_CANCELLED" : "NOT_CONFIRMED");
      if (qrContents.length > 0 && !qrContents.some(Boolean)) throw new DomainError("TICKET_PASSED_ON");
      return linkTo({ reservationId, passedId: null }, wallet);
    },

    /** Adds passed-on tickets; the caller has checked who holds them. @throws DomainError of `linkTo` */
    addPassed: (whose: PassesOf, wallet: Wallet): Promise<string> => linkTo(whose, wallet),

    /** Makes a given-back ticket's pass valid again. @param passId of the ticket before it was given back */
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
        // Lets other work run, because signing blocks the processor.
        await setImmediate();
      }
      return { ...whose, late: false as const, ...(await bundle(made)) };
    },

    /** Returns the pass for a device that proved to have it. @throws DomainError NOT_FOUND */
    async latest(serial: string): Promise<{ changedAt: Date; make: () => Promise<Buffer> }> {
      const by = signer();
      const pass = await repository.findPassBySerial(db, serial);
      if (!by || !pass) throw new DomainError("NOT_FOUND");
      return { changedAt: pass.changedAt, make: async () => (await make(pass, by)).getAsBuffer() };
    },
  };
}

export type AppleDevicesService = ReturnType<typeof createAppleDevicesService>;

interface RequestedPass {
  passTypeId: string;
  serial: string;
  /** Token from the pass; empty: absent in the request. */
  token: string;
}

export function createAppleDevicesService(deps: {
  db: Db;
  tokens: Pick<WalletTokens, "isForPass">;
  apple: Pick<AppleSigner, "passTypeId"> | null;
  wallet: Pick<WalletService, "latest">;
}) {
  const { db, tokens, apple, wallet } = deps;

  function requireType(passTypeId: string): void {
    if (passTypeId !== apple?.passTypeId) throw new DomainError("NOT_FOUND");
  }

  function requirePass({ passTypeId, serial, token }: RequestedPass): void {
    requireType(passTypeId);
    if (!tokens.isForPass(token, serial)) throw new DomainError("UNAUTHORIZED");
  }

  return {
    /** @returns whether the device is new for this pass. @throws DomainError NOT_FOUND, UNAUTHORIZED */
    async register(pass: RequestedPass, device: { deviceId: string; pushToken: string }): Promise<{ isNew: boolean }> {
      requirePass(pass);
      const outcome = await repository.registerDevice(db, { serial: pass.serial, ...device });
      if (!outcome) throw new DomainError("NOT_FOUND");
      return { isNew: outcome === "new" };
    },

    async unregister(pass: RequestedPass, deviceId: string): Promise<void> {
      requirePass(pass);
      await repository.unregisterDevice(db, { serial: pass.serial, deviceId });
    },

    /** @param since the device's last version; 0: none. @returns null: no change. @throws DomainError NOT_FOUND */
    async changedSince(passTypeId: string, deviceId: string, since: number) {
      requireType(passTypeId);
      const changed = await repository.findChanged(db, deviceId, since);
      const last = changed.at(-1);
      return last ? { serials: changed.map(({ serial }) => serial), version: last.version } : null;
    },

    latest(pass: RequestedPass) {
      requirePass(pass);
      return wallet.latest(pass.serial);
    },
  };
}
