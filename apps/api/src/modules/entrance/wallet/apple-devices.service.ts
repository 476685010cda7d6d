import type { Db } from "#platform/data/database.ts";
import { DomainError } from "#platform/process/domain-error.ts";
import type { AppleSigner } from "./credentials.ts";
import * as repository from "./devices.repository.ts";
import type { WalletService } from "./wallet.service.ts";
import type { WalletTokens } from "./wallet-tokens.ts";

export type AppleDevicesService = ReturnType<typeof createAppleDevicesService>;

interface AskedPass {
  passTypeId: string;
  serial: string;
  /** Token from the pass; empty: absent in the request. */
  token: string;
}

/** Registers which devices have which pass, so that they can be notified of changes. */
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

  function requirePass({ passTypeId, serial, token }: AskedPass): void {
    requireType(passTypeId);
    if (!tokens.isForPass(token, serial)) throw new DomainError("UNAUTHORIZED");
  }

  return {
    /** @returns whether the device is new for this pass. @throws DomainError NOT_FOUND, UNAUTHORIZED */
    async register(pass: AskedPass, device: { deviceId: string; pushToken: string }): Promise<{ isNew: boolean }> {
      requirePass(pass);
      const outcome = await repository.registerDevice(db, { serial: pass.serial, ...device });
      if (!outcome) throw new DomainError("NOT_FOUND");
      return { isNew: outcome === "new" };
    },

    /** @throws DomainError NOT_FOUND, UNAUTHORIZED */
    async unregister(pass: AskedPass, deviceId: string): Promise<void> {
      requirePass(pass);
      await repository.unregisterDevice(db, { serial: pass.serial, deviceId });
    },

    /**
     * @param since the last version that the device knows; 0: none. @returns null: no change. @throws DomainError
     * NOT_FOUND
     */
    async changedSince(passTypeId: string, deviceId: string, since: number) {
      requireType(passTypeId);
      const changed = await repository.findChanged(db, deviceId, since);
      const last = changed.at(-1);
      return last ? { serials: changed.map(({ serial }) => serial), version: last.version } : null;
    },

    /** @throws DomainError NOT_FOUND, UNAUTHORIZED */
    latest(pass: AskedPass) {
      requirePass(pass);
      return wallet.latest(pass.serial);
    },
  };
}
