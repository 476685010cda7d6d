import { createSeatsMovedMails, createTicketsMails, createVouchersMails } from "./ticket-mails/tickets.mails.ts";
import { checkInLog } from "./check-in/check-in.log.ts";
import { checkInOwnData } from "./check-in/check-in.own-data.ts";
import type { Money } from "#modules/money/money.ts";
import { anyCallerOf } from "#platform/http/caller.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Records } from "#modules/records/records.ts";
import type { Site } from "#modules/site/site.ts";
import type { Sale } from "#modules/sale/sale.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { createCalendarService } from "./calendar/calendar.service.ts";
import { checkInRoutes } from "./check-in/check-in.routes.ts";
import { createCheckInService } from "./check-in/check-in.service.ts";
import { handOutsLog } from "./hand-outs/hand-outs.log.ts";
import { handOutsOwnData } from "./hand-outs/hand-outs.own-data.ts";
import { handOutsRoutes } from "./hand-outs/hand-outs.routes.ts";
import { createHandOutsService } from "./hand-outs/hand-outs.service.ts";
import { createScanAnnouncer, handleHallRoom } from "./check-in/hall-follow-up.realtime.ts";
import { ticketsRoutes } from "./tickets/tickets.routes.ts";
import { createTicketsService, type TicketsService } from "./tickets/tickets.service.ts";
import { appleDevicesRoutes, walletRoutes } from "./wallet/wallet.routes.ts";
import { createAppleDevicesService, createWalletService } from "./wallet/wallet.service.ts";
import { createApplePusher } from "./wallet/apple-push.ts";
import { readAppleSigner, readGoogleIssuer } from "./wallet/credentials.ts";
import { createGoogleWallet, type GoogleServers } from "./wallet/google-wallet.ts";
import { createGooglePusher, createWalletUpdates } from "./wallet/wallet-updates.ts";
import { createWalletTokens } from "./wallet/wallet-tokens.ts";

export const entranceLog = { ...checkInLog, ...handOutsLog };

export type Entrance = ReturnType<typeof createEntrance>;

interface Left {
  records: Records;
  site: Site;
  sale: Sale;
  money: Money;
}

export interface EntranceOverrides {
  /** Servers that replace Apple's and Google's in tests. */
  walletServers?: { apns?: { server: string; ca: string }; google?: GoogleServers };
}

/** @throws Error for a wrong setting */
function createWallets(
  { config, database, clock, logger }: Platform,
  { records, tickets }: Pick<Left, "records"> & { tickets: TicketsService },
  servers: EntranceOverrides["walletServers"],
) {
  const { society } = records.services;
  const passSociety = () => ({
    name: society.current().name,
    palette: society.current().palette,
    logo: society.current().logo,
    logoPng: society.logo.png,
    venue: society.current(),
    doorsOpenMinutes: config.DOORS_OPEN_MINUTES,
    publicUrl: config.PUBLIC_URL,
  });
  const apple = readAppleSigner(config);
  const issuer = readGoogleIssuer(config);
  const google = issuer && createGoogleWallet({ issuer, society: passSociety, clock, servers: servers?.google });
  const tokens = createWalletTokens(config.JWT_SECRET);
  const wallet = createWalletService({ database, clock, logger, tickets, tokens, apple, google, society: passSociety });
  const pushers = {
    ...(apple && { APPLE: createApplePusher({ signer: apple, ...servers?.apns }) }),
    ...(google && { GOOGLE: createGooglePusher({ db: database.db, google }) }),
  };
  return {
    wallet,
    appleDevices: createAppleDevicesService({ db: database.db, tokens, apple, wallet }),
    walletUpdates: createWalletUpdates({ database, clock, logger, pushers }),
  };
}

export function createEntrance(
  platform: Platform,
  { records, site, sale, money }: Left,
  { walletServers }: EntranceOverrides,
) {
  const { config, database, clock, logger, realtime } = platform;
  const { audit, society } = records.services;
  const { halls } = site.services;
  const { shows, reservations, vouchers } = sale.services;
  const { refunds } = money.services;
  const { DOORS_OPEN_MINUTES: doorsOpenMinutes, PUBLIC_URL: publicUrl } = config;

  const tickets = createTicketsService({ database, reservations, society, doorsOpenMinutes });
  const calendar = createCalendarService({ tickets, shows, clock, society, doorsOpenMinutes, publicUrl });
  const announce = createScanAnnouncer({ realtime, clock });
  const handOuts = createHandOutsService({ database, clock, audit, reservations });
  const checkIn = createCheckInService({ database, clock, audit, announce, shows, reservations, handOuts, halls });
  const wallets = createWallets(platform, { records, tickets }, walletServers);

  const services = { tickets, calendar, handOuts, checkIn, ...wallets };
  return {
    services,
    mails: {
      ...createVouchersMails({ vouchers, tickets, publicUrl }),
      ...createTicketsMails({ tickets, calendar, wallet: wallets.wallet, ...sale.mailParts }),
      ...createSeatsMovedMails({ tickets, calendar, reservations, refunds, vouchers, ...sale.mailParts }),
    },
    ownData: { ...checkInOwnData, ...handOutsOwnData },
    async routes(app) {
      await app.register(ticketsRoutes, services);
      await app.register(calendarRoutes, services);
      await app.register(walletRoutes, services);
      await app.register(appleDevicesRoutes, services);
      await app.register(handOutsRoutes, services);
      await app.register(checkInRoutes, services);
    },
    jobs: [],
    sweeps: [{ name: "wallets", seconds: 15, role: "worker", run: () => wallets.walletUpdates.sweep() }],
    sockets(socket) {
      handleHallRoom(socket, {
        presentSeats: async (showId) => checkIn.presentSeats(anyCallerOf(socket.data), showId),
        logger,
      });
    },
  } satisfies Module;
}
