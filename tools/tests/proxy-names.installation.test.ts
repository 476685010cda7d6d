import { describe, expect } from "vitest";
import { freePort } from "#services/ports.ts";
import { exchange, type Proxy, statusOf, test } from "./proxy.ts";

const ask = async ({ port }: Proxy, host: string) => {
  const response = await exchange(port, `GET /tickets?naam=An HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  return [statusOf(response), /^Location: (.*)\r$/m.exec(response)?.[1]];
};

describe.for([
  "https://toneel.example",
  "https://www.toneel.example",
  "https://toneel.example/",
  "https://www.toneel.example:8443/",
])("PUBLIC_URL %s", (publicUrl) => {
  const { origin, host: own } = new URL(publicUrl);
  const there = [308, `${origin}/tickets?naam=An`];
  const other = own.startsWith("www.") ? "toneel.example" : "www.toneel.example";
  const strangers = ["evil.example", "x.toneel.example", "www.www.toneel.example", "toneel.example.evil.example"];

  test("is served, and reached from the name with www. or without, whichever it is not", async ({ startProxy }) => {
    const proxy = await startProxy({ env: { PUBLIC_URL: publicUrl } });
    expect(await ask(proxy, own)).toEqual([200, undefined]);
    expect(await ask(proxy, other)).toEqual(there);
    for (const host of strangers) expect(await ask(proxy, host), host).toEqual([421, undefined]);
    expect(proxy.received).toHaveLength(1);
  });

  test("is where plain calls for both names are sent, also when it is on another port", async ({ startProxy }) => {
    // The site is on another port, so that only the block for unencrypted calls listens on this one.
    const proxy = await startProxy({ env: { PUBLIC_URL: publicUrl, SITE_ADDRESS: `:${await freePort()}` } });
    for (const host of ["toneel.example", "www.toneel.example", "toneel.example:8080"])
      expect(await ask(proxy, host), host).toEqual(there);
    for (const host of strangers) expect(await ask(proxy, host), host).toEqual([421, undefined]);
    expect(proxy.received).toEqual([]);
  });
});
