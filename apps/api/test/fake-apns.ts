import { createSecureServer, type Http2Session } from "node:http2";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { selfSigned } from "./self-signed.ts";

interface Push {
  path: string;
  topic: string | undefined;
  body: string;
  /** The common name of the client's certificate. */
  certificate: string | undefined;
}

/** A fake of Apple's push service: HTTP/2, a client certificate, a status, and the reason of a refusal. */
export async function startFakeApns() {
  const pushes: Push[] = [];
  const sessions = new Set<Http2Session>();
  let refusal: { status: number; reason: string } | undefined;
  const server = createSecureServer({ ...selfSigned, requestCert: true, rejectUnauthorized: false });
  server.on("session", (session) => sessions.add(session.once("close", () => sessions.delete(session))));
  server.on("stream", (stream, headers) => {
    let body = "";
    stream.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    stream.on("end", () => {
      const socket = stream.session?.socket as TLSSocket | undefined;
      const certificate = socket?.getPeerCertificate().subject?.CN;
      pushes.push({
        path: `${headers[":method"]} ${headers[":path"]}`,
        topic: headers["apns-topic"] as string | undefined,
        body,
        certificate: Array.isArray(certificate) ? certificate[0] : certificate,
      });
      stream.respond({ ":status": refusal?.status ?? 200, "apns-id": "00000000-0000-0000-0000-000000000000" });
      stream.end(refusal && JSON.stringify({ reason: refusal.reason }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;

  return {
    servers: { server: `https://127.0.0.1:${port}`, ca: selfSigned.cert },
    /** Returns the pushes since its previous call. */
    taken: (): Push[] => pushes.splice(0),
    refuse: (with_: typeof refusal) => void (refusal = with_),
    async close(): Promise<void> {
      for (const session of sessions) session.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
