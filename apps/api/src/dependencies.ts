import type { Logger } from "pino";
import type { Config } from "./config.ts";
import { changesLog, createChanges } from "./modules/changes/changes.ts";
import { createEntrance, entranceLog, type EntranceOverrides } from "./modules/entrance/entrance.ts";
import { createIdentity, type IdentityOverrides, identityLog } from "./modules/identity/identity.ts";
import { choosePayments, createMoney, moneyLog, type MoneyOverrides } from "./modules/money/money.ts";
import { createOutput, outputLog, type OutputOverrides } from "./modules/output/output.ts";
import { createRecords, recordsLog } from "./modules/records/records.ts";
import { createSale, saleLog } from "./modules/sale/sale.ts";
import { createSite, siteLog } from "./modules/site/site.ts";
import type { Module } from "./platform/module.ts";
import { createPlatform, type Platform, type PlatformOverrides } from "./platform/platform.ts";

export type Overrides = PlatformOverrides & IdentityOverrides & MoneyOverrides & EntranceOverrides & OutputOverrides;

export const logSentences = {
  ...recordsLog,
  ...identityLog,
  ...siteLog,
  ...saleLog,
  ...moneyLog,
  ...entranceLog,
  ...changesLog,
  ...outputLog,
};

export type Dependencies = ReturnType<typeof createDependencies>;

export function createDependencies(config: Config, logger: Logger, overrides: Overrides = {}) {
  const platform = createPlatform(config, logger, overrides);
  // The ways to pay are a setting: sale offers them, and only money knows the provider.
  const waysToPay = choosePayments(platform, overrides);

  // A rehearsal plays with the same services, on tables of its own.
  const createSaleOn = (on: Platform) => {
    const records = createRecords(on, { logSentences });
    const identity = createIdentity(on, { records }, overrides);
    return createSale(on, { records, identity }, waysToPay).services;
  };

  const records = createRecords(platform, { logSentences });
  const identity = createIdentity(platform, { records }, overrides);
  const site = createSite(platform, { records, identity });
  const sale = createSale(platform, { records, identity }, waysToPay);
  const money = createMoney(platform, { records, sale }, waysToPay);
  const entrance = createEntrance(platform, { records, site, sale, money }, overrides);
  const changes = createChanges(platform, { records, identity, site, sale, money, entrance });
  const left = { records, identity, site, sale, money, entrance, changes };
  const output = createOutput(platform, { ...left, createSaleOn }, overrides);
  const modules: readonly Module[] = [records, identity, site, sale, money, entrance, changes, output];

  return {
    ...platform,
    modules,
    ...records.services,
    ...identity.services,
    ...site.services,
    ...sale.services,
    ...money.services,
    ...entrance.services,
    ...changes.services,
    ...output.services,
  };
}
