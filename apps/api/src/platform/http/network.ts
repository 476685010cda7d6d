import { isIPv6 } from "node:net";
import type { Language } from "@podium/shared/words/languages";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/data/database.ts";
import { requestLanguage } from "./request-language.ts";

export interface Origin {
  userAgent: string | undefined;
  network: string;
  language: Language;
}

/** The IPv4 address, or the /64 of an IPv6 one, which is one subscriber. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":");
}

interface CountedNetwork {
  readonly network: string;
  readonly times: number;
}

/** A provider gives a household up to 256 networks of a /64 (its /56), and a company up to 65,536 (its /48). */
const WIDER = [
  { bits: 56, groups: 4, times: 2 },
  { bits: 48, groups: 3, times: 8 },
] as const;

/** For IPv6 also the wider ones, all of which one subscriber may own; the narrowest first, as `inet` reads them. */
export function networksOf(network: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const own = { network, times: 1 };
  const parts = network.split(":");
  if (parts.length !== 4) return [own];
  const household = (Number.parseInt(parts[3] ?? "", 16) & 0xff00).toString(16);
  const all = [...parts.slice(0, 3), household];
  return [
    own,
    ...WIDER.map(({ bits, groups, times }) => ({ network: `${all.slice(0, groups).join(":")}::/${bits}`, times })),
  ];
}

export function isLoopback(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === "loopback";
}

export function originOf({ headers, ip }: FastifyRequest): Origin {
  return {
    userAgent: headers["user-agent"],
    network: networkOf(ip),
    language: requestLanguage(headers["accept-language"]),
  };
}

const widestOf = (network: string): string => networksOf(network).at(-1)?.network ?? network;

const isWithin = (column: RawBuilder<unknown>, network: string): RawBuilder<boolean> =>
  network.includes("/")
    ? sql`(case when ${column} like '%:%' then (${column} || '::')::inet <<= ${network}::inet else false end)`
    : sql`(${column} = ${network})`;

// Transactions that ask for the same purpose within the widest of these networks run one after the other.
// `counted.rows` is `from … where …`, `counted.column` their network as `networkOf` names it.
export async function isNetworkOver(
  db: Db,
  purpose: string,
  counted: { rows: RawBuilder<unknown>; column: RawBuilder<unknown>; amount: RawBuilder<unknown> },
  { network, max }: { network: string; max: number },
): Promise<boolean> {
  const { rows, column, amount } = counted;
  const widest = widestOf(network);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose}:${widest}`}, 0))`.execute(db);
  const over = networksOf(network).map(
    (one) => sql`coalesce(sum(${amount}) filter (where ${isWithin(column, one.network)}), 0) > ${max * one.times}`,
  );
  const { rows: found } = await sql<{ isOver: boolean }>`
    select ${sql.join(over, sql` or `)} as is_over ${rows} and ${isWithin(column, widest)}`.execute(db);
  return found[0]?.isOver === true;
}
