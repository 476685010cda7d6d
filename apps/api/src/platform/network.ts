import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Where a call comes from, as its session remembers it. */
export interface Origin {
  userAgent: string | undefined;
  network: string;
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
  return { userAgent: headers["user-agent"], network: networkOf(ip) };
}
