import { connect, type ClientHttp2Session, constants } from "node:http2";
import type { AppleSigner } from "./credentials.ts";
import type { DuePush } from "./wallet.repository.ts";
import type { PushOutcome, WalletPusher } from "./wallet-updates.ts";

export const APNS = "https://api.push.apple.com";

const TIMEOUT_MS = 8000;
/** Apple's reasons for refusing a token forever (beside the status 410). */
const WRONG_TOKEN = new Set(["BadDeviceToken", "DeviceTokenNotForTopic", "Unregistered"]);

/** Asks devices to fetch their passes anew: APNs over HTTP/2, with the certificate that signs the passes. */
export function createApplePusher(options: {
  signer: AppleSigner;
  server?: string | undefined;
  /** Certificate authority of a test server. */
  ca?: string | undefined;
}): WalletPusher {
  const { signer, server = APNS, ca } = options;

  function post(session: ClientHttp2Session, pushToken: string): Promise<PushOutcome> {
    return new Promise((resolve, reject) => {
      const request = session.request({
        [constants.HTTP2_HEADER_METHOD]: "POST",
        [constants.HTTP2_HEADER_PATH]: `/3/device/${pushToken}`,
        "apns-topic": signer.passTypeId,
        "apns-push-type": "background",
        "apns-priority": "5",
      });
      let status = 0;
      let body = "";
      request.setEncoding("utf8").setTimeout(TIMEOUT_MS, () => request.close(constants.NGHTTP2_CANCEL));
      request.on("response", (headers) => (status = headers[":status"] ?? 0));
      request.on("data", (chunk: string) => (body += chunk.slice(0, 1000)));
      request.on("error", reject);
      request.on("close", () => {
        if (status === 0) reject(new Error("APNs did not respond"));
        else resolve(outcomeOf(status, body));
      });
      request.end("{}");
    });
  }

  async function pushTo(session: ClientHttp2Session, pushToken: string): Promise<PushOutcome> {
    try {
      return await post(session, pushToken);
    } catch (error) {
      return { state: "failed", error };
    }
  }

  return {
    async pushAll(due: readonly DuePush[]): Promise<PushOutcome[]> {
      const session = connect(server, { cert: signer.cert, key: signer.key, ...(ca !== undefined && { ca }) });
      // The error also ends each request of the session.
      session.on("error", () => session.destroy());
      session.setTimeout(TIMEOUT_MS, () => session.destroy());
      try {
        // One push for all passes of a device.
        const tokens = [...new Set(due.map(({ pushToken }) => pushToken))];
        const sent = await Promise.all(tokens.map(async (token) => [token, await pushTo(session, token)] as const));
        const outcomes = new Map(sent);
        return due.map(({ pushToken }) => outcomes.get(pushToken) ?? { state: "failed", error: undefined });
      } finally {
        session.close();
      }
    },
  };
}

function outcomeOf(status: number, body: string): PushOutcome {
  if (status === 200) return { state: "delivered" };
  const [, reason = "no reason"] = /"reason"\s*:\s*"(\w{1,60})"/.exec(body) ?? [];
  if (status === 410 || WRONG_TOKEN.has(reason)) return { state: "gone" };
  return { state: "failed", error: new Error(`APNs responded ${status}: ${reason}`) };
}
