import { isIPv6 } from "node:net";
import type { Language } from "@podium/shared/languages";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { requestLanguage } from "./request-language.ts";

/** Where a call comes from, as its session remembers it, and in which language its page is read. */
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

/** Whether nobody but this machine has the address. */
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
