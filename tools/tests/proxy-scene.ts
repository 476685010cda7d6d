// Scene of proxy-network.installation.test.ts, run in a separate network: a certificate authority, the proxy with
// deploy/caddy/Caddyfile, and visitors with several IPv6 addresses. Prints the observations as JSON.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request, type RequestOptions } from "node:https";
import { join } from "node:path";
import { connect, type TLSSocket } from "node:tls";
import { startCaddy } from "#services/caddy.ts";
import { until } from "#services/server-process.ts";

const folder = process.argv[2] ?? "";
const NAME = "tickets.example";
const WWW = `www.${NAME}`;
const VISITORS = ["127.0.0.2", "fd00:1::1", "fd00:1::2", "fd00:2::1"];
const AUTHORITY = `{
	admin off
	skip_install_trust
	http_port 8080
	https_port 8443
}
https://authority.example:8443 {
	tls internal
	acme_server
}
`;

for (const address of VISITORS.slice(1)) execFileSync("ip", ["-6", "address", "add", `${address}/128`, "dev", "lo"]);
const api = createServer(({ headers }, response) => response.end(headers["x-forwarded-for"])).listen(3000, "127.0.0.1");

const config = join(folder, "authority.Caddyfile");
writeFileSync(config, AUTHORITY);
const authority = await startCaddy({ dir: join(folder, "authority"), port: 8443, env: {}, config });
const rootFile = join(folder, "authority/.local/share/caddy/pki/authorities/local/root.crt");
const ca = readFileSync(rootFile);
const proxy = await startCaddy({
  dir: join(folder, "proxy"),
  port: 443,
  env: {
    API_SERVERS: "127.0.0.1:3000",
    PUBLIC_URL: `https://${NAME}`,
    SITE_ADDRESS: `${NAME}, ${WWW}`,
    ACME_CA: "https://authority.example:8443/acme/local/directory",
    ACME_EMAIL: `penningmeester@${NAME}`,
    SSL_CERT_FILE: rootFile,
  },
});

const handshake = (servername: string) =>
  new Promise<TLSSocket | string>((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: 443, servername, ca }, () => resolve(socket));
    socket.on("error", (error) => resolve(error.message));
  });

async function seenBy(servername: string) {
  const socket = await handshake(servername);
  if (typeof socket === "string") return socket;
  const { subjectaltname, issuer } = socket.getPeerCertificate();
  socket.destroy();
  return `${subjectaltname} by ${String(issuer.CN)}`;
}

function ask(options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "::1", servername: NAME, ca, agent: false, ...options }, (response) => {
      let body = "";
      response.on("data", (part: Buffer) => (body += part.toString()));
      response.on("end", () => resolve([response.statusCode, response.headers.location ?? body].join(" ").trim()));
    });
    sent.on("error", reject);
    sent.end();
  });
}

const plain = async (host: string) => {
  const { status, headers } = await fetch(`http://${host}/tickets?naam=An`, { redirect: "manual" });
  return [status, headers.get("location")].filter(Boolean).join(" ");
};

const protocolOf = async (session: ReturnType<typeof connectHttp2>) => {
  await new Promise((resolve, reject) => session.once("connect", resolve).once("error", reject));
  session.destroy();
  return session.alpnProtocol;
};

// The certificates arrive separately, a moment after the start.
const hasCertificates = async () =>
  (await Promise.all([NAME, WWW].map(seenBy))).every((certificate) => certificate.startsWith("DNS:"));
await until(hasCertificates, AbortSignal.timeout(120_000));
const headers = { host: NAME };
const seen = {
  certificate: await seenBy(NAME),
  otherCertificate: await seenBy(WWW),
  unknownName: await seenBy("evil.example"),
  protocol: await protocolOf(connectHttp2(`https://${NAME}`, { ca })),
  plain: await Promise.all([NAME, WWW, "127.0.0.1", "evil.example"].map(plain)),
  unknownHost: await ask({ headers: { host: "evil.example" } }),
  www: await ask({ path: "/tickets?naam=An", servername: WWW, headers: { host: WWW } }),
  visitors: await Promise.all(
    VISITORS.map((localAddress) =>
      ask({ host: localAddress.includes(":") ? "::1" : "127.0.0.1", localAddress, headers }),
    ),
  ),
};
process.stdout.write(JSON.stringify(seen));
await Promise.all([proxy.stop(), authority.stop()]);
api.close();
