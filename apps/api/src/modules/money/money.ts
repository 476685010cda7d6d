import { bankStatementsLog } from "./bank-statements/bank-statements.log.ts";
import { bankStatementsOwnData } from "./bank-statements/bank-statements.own-data.ts";
import { cashShiftsLog } from "./cash-shifts/cash-shifts.log.ts";
import { cashShiftsOwnData } from "./cash-shifts/cash-shifts.own-data.ts";
import { paymentsLog } from "./payments/payments.log.ts";
import { paymentsOwnData } from "./payments/payments.own-data.ts";
import { createRefundsMails } from "./payments/refunds.mails.ts";
import { createUnpaidReservationsMails } from "./payments/unpaid-reservations.mails.ts";
import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { handleJob } from "#platform/data/queue.ts";
import type { Module } from "#platform/module.ts";
import type { Platform } from "#platform/platform.ts";
import type { Records } from "#modules/records/records.ts";
import type { Sale } from "#modules/sale/sale.ts";
import { bankStatementsRoutes } from "./bank-statements/bank-statements.routes.ts";
import { createBankStatementsService } from "./bank-statements/bank-statements.service.ts";
import { cashBookRoutes } from "./cash-book/cash-book.routes.ts";
import { createCashBookService } from "./cash-book/cash-book.service.ts";
import { cashShiftsRoutes } from "./cash-shifts/cash-shifts.routes.ts";
import { createCashShiftsService } from "./cash-shifts/cash-shifts.service.ts";
import { createConfirmationsService } from "./payments/confirmations.service.ts";
import { createMollieProvider } from "./payments/mollie-provider.ts";
import { createOnlineRefundsService } from "./payments/online-refunds.service.ts";
import type { PaymentProvider } from "./payments/payment-provider.ts";
import { checkPayment, settlePaymentNotice } from "./payments/payments.jobs.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { createPaymentsService } from "./payments/payments.service.ts";
import { createRefundAccountsService } from "./payments/refund-accounts.service.ts";
import { refundFilesRoutes } from "./payments/refund-files.routes.ts";
import { createRefundFilesService } from "./payments/refund-files.service.ts";
import { createRefundsService } from "./payments/refunds.service.ts";
import { terminalPaymentsRoutes } from "./payments/terminal-payments.routes.ts";
import { createTerminalPaymentsService } from "./payments/terminal-payments.service.ts";
import { testProviderRoutes } from "./payments/test-provider.routes.ts";
import { createTestProvider } from "./payments/test-provider.ts";
import { createTransfersService } from "./payments/transfers.service.ts";
import { takingsRoutes } from "./takings/takings.routes.ts";
import { createTakingsService } from "./takings/takings.service.ts";

export const moneyLog = { ...paymentsLog, ...bankStatementsLog, ...cashShiftsLog };

export type Money = ReturnType<typeof createMoney>;

export interface MoneyOverrides {
  paymentProvider?: PaymentProvider;
}

/** Chooses the provider of online payments; null: transfers only. */
export function choosePayments({ config, database, clock }: Platform, overrides: MoneyOverrides) {
  const testProvider =
    config.PAYMENT_PROVIDER === "test"
      ? createTestProvider({ db: database.db, clock, secret: config.JWT_SECRET })
      : null;
  const provider =
    overrides.paymentProvider ??
    testProvider ??
    (config.MOLLIE_API_KEY && config.PAYMENT_PROVIDER === "mollie"
      ? createMollieProvider({ apiKey: config.MOLLIE_API_KEY })
      : null);
  const paymentMethods: PaymentMethod[] = provider ? ["MANUAL", "PAYCONIQ"] : ["MANUAL"];
  return { testProvider, provider, paymentMethods, minimumOnlineCents: provider?.minimumCents ?? 0 };
}

export function createMoney(
  platform: Platform,
  { records, sale }: { records: Records; sale: Sale },
  { testProvider, provider, ...waysToPay }: ReturnType<typeof choosePayments>,
) {
  const { config, database, clock, logger, queues, redis, redisPrefix } = platform;
  const { audit, mails, society } = records.services;
  const publicUrl = config.PUBLIC_URL;
  const { reservations, vouchers } = sale.services;

  const transfers = createTransfersService({ reservations, society });
  const payments = createPaymentsService({
    database,
    clock,
    queue: queues,
    provider,
    reservations,
    transfers,
    publicUrl,
    logger,
    redis,
    redisPrefix,
  });
  const terminalPayments = createTerminalPaymentsService({
    database,
    clock,
    provider,
    reservations,
    payments,
    publicUrl,
    logger,
  });
  const refunds = createRefundsService({ database, clock, audit, reservations, vouchers, provider, logger });
  const refundAccounts = createRefundAccountsService({ database, clock, audit, mails, reservations });
  const refundFiles = createRefundFilesService({ database, clock, audit, mails, reservations, provider, society });
  const onlineRefunds = createOnlineRefundsService({
    database,
    clock,
    provider,
    audit,
    reservations,
    refunds,
    logger,
  });
  const confirmations = createConfirmationsService({ database, mails, reservations, payments });
  const bankStatements = createBankStatementsService({
    database,
    clock,
    audit,
    reservations,
    refunds,
    refundFiles,
  });
  const cashBook = createCashBookService({ database, clock });
  const cashShifts = createCashShiftsService({ database, clock, audit });
  const takings = createTakingsService({ database });

  const services = {
    ...waysToPay,
    testProvider,
    transfers,
    payments,
    terminalPayments,
    refunds,
    refundAccounts,
    refundFiles,
    onlineRefunds,
    confirmations,
    bankStatements,
    cashBook,
    cashShifts,
    takings,
  };
  return {
    services,
    mails: {
      ...createUnpaidReservationsMails({ reservations, payments, transfers, ...sale.mailParts, publicUrl }),
      ...createRefundsMails({ reservations, refundAccounts, refundFiles, publicUrl }),
    },
    ownData: { ...paymentsOwnData, ...bankStatementsOwnData, ...cashShiftsOwnData },
    async routes(app) {
      await app.register(bankStatementsRoutes, services);
      await app.register(paymentsRoutes, { ...services, reservations });
      await app.register(terminalPaymentsRoutes, services);
      await app.register(refundFilesRoutes, services);
      await app.register(cashBookRoutes, services);
      await app.register(cashShiftsRoutes, services);
      await app.register(takingsRoutes, services);
      if (testProvider) await app.register(testProviderRoutes, { provider: testProvider, payments });
    },
    jobs: [
      handleJob(checkPayment, ({ paymentId }) => payments.check(paymentId)),
      handleJob(settlePaymentNotice, ({ ref }) => payments.settleNotice(ref)),
    ],
    sweeps: [
      { name: "refunds", seconds: 30, role: "worker", run: () => onlineRefunds.sweep() },
      { name: "payments", seconds: 5, role: "worker", run: () => payments.sweep() },
    ],
  } satisfies Module;
}
