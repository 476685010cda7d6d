import { BlockList, isIP } from "node:net";

/** Names of ranges; `private_ranges` is Caddy's name for loopback and unique-local together. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  loopback: ["127.0.0.0/8", "::1"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
  private_ranges: ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** @returns null when the text is neither an address nor a range; it may not be a range's name */
export function readRange(text: string): { address: string; length: number } | null {
  const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = isIP(address) === 6 ? 128 : 32;
  const length = Number(bits ?? longest);
  return isIP(address) === 0 || length > longest ? null : { address, length };
}

/** @throws Error that names the first invalid entry */
function readList(setting: string, text: string): ((address: string) => boolean) | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) return null;
  const list = new BlockList();
  for (const word of words.flatMap((one) => NAMED[one] ?? one)) {
    const range = readRange(word);
    if (!range)
      throw new Error(`${setting}: "${word}" is not an address, a range or one of ${Object.keys(NAMED).join(", ")}.`);
    list.addSubnet(range.address, range.length, familyOf(range.address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

/** TRUST_PROXY and TRUSTED_PROXIES are separate, so that a visitor in the peer's private network is no proxy. */
export function trustOf(config: {
  TRUST_PROXY: string;
  TRUSTED_PROXIES: string;
}): (address: string, hop: number) => boolean {
  const trustsNobody = () => false;
  const connects = readList("TRUST_PROXY", config.TRUST_PROXY) ?? trustsNobody;
  const before = readList("TRUSTED_PROXIES", config.TRUSTED_PROXIES) ?? connects;
  return (address, hop) => (hop === 0 ? connects(address) : before(address));
}
