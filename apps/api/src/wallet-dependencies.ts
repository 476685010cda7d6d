import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { SocietyService } from "./modules/site/content/society.service.ts";
import type { TicketsService } from "./modules/entrance/tickets/tickets.service.ts";
import { createAppleDevicesService } from "./modules/entrance/wallet/apple-devices.service.ts";
import { createApplePusher } from "./modules/entrance/wallet/apple-push.ts";
import { readAppleSigner, readGoogleIssuer } from "./modules/entrance/wallet/credentials.ts";
import { createGoogleWallet, type GoogleServers } from "./modules/entrance/wallet/google-wallet.ts";
import { createGooglePusher, createWalletUpdates } from "./modules/entrance/wallet/wallet-updates.ts";
import { createWalletService } from "./modules/entrance/wallet/wallet.service.ts";
import { createWalletTokens } from "./modules/entrance/wallet/wallet-tokens.ts";
import type { Clock } from "./platform/process/clock.ts";
import type { Database } from "./platform/data/database.ts";

/** Servers that replace Apple's and Google's in tests. */
export interface WalletServers {
  apns?: { server: string; ca: string };
  google?: GoogleServers;
}

/** Creates the services for tickets in phone wallets, if a wallet is configured. @throws Error for a wrong setting */
export function createWalletServices(
  config: Config,
  deps: {
    database: Database;
    clock: Clock;
    logger: Logger;
    society: SocietyService;
    tickets: TicketsService;
    servers: WalletServers | undefined;
  },
) {
  const { database, clock, logger, society, tickets, servers } = deps;
  const house = () => ({
    society: society.current().name,
    palette: society.current().palette,
    logo: society.current().logo,
    logoPng: society.logo.png,
    venue: society.current(),
    doorsOpenMinutes: config.DOORS_OPEN_MINUTES,
    publicUrl: config.PUBLIC_URL,
  });
  const apple = readAppleSigner(config);
  const issuer = readGoogleIssuer(config);
  const google = issuer && createGoogleWallet({ issuer, house, clock, servers: servers?.google });
  const tokens = createWalletTokens(config.JWT_SECRET);
  const wallet = createWalletService({ database, clock, logger, tickets, tokens, apple, google, house });
  return {
    wallet,
    appleDevices: createAppleDevicesService({ db: database.db, tokens, apple, wallet }),
    walletUpdates: createWalletUpdates({
      database,
      clock,
      logger,
      pushers: {
        ...(apple && { APPLE: createApplePusher({ signer: apple, ...servers?.apns }) }),
        ...(google && { GOOGLE: createGooglePusher({ db: database.db, google }) }),
      },
    }),
  };
}
