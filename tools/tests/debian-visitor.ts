// A visitor of the site in the Debian of debian.installation.test.ts, who trusts only the authority of its Caddy.
import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { ApiResponse, Send } from "@podium/shared/test/api.ts";
import { pinnedNode, root } from "../../scripts/setup/paths.mjs";
import type { Machine } from "#services/debian-machine.ts";

export const SITE = "tickets.dorp.test";

/** @returns functions to send JSON and to send forms with their own headers */
export async function visitFrom(machine: Machine, socketPath: string) {
  const forward = machine.onItsNetwork(pinnedNode, [join(root, "tools/services/forward.ts"), socketPath]);
  const listens = once(forward, "message");
  const ended = once(forward, "exit").then(() => false);
  if (!(await Promise.race([listens, ended]))) throw new Error("The forwarder into the Debian ended at once.");
  const ca = readFileSync(machine.path("/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"));
  const call = (method: string, path: string, own: Record<string, string>, payload?: string | Buffer) =>
    new Promise<ApiResponse>((resolve, reject) => {
      const headers = { host: SITE, ...own };
      const options = { socketPath, servername: SITE, ca, method, path, headers, agent: false };
      const toApiResponse = (response: IncomingMessage, content: string): ApiResponse => ({
        status: response.statusCode ?? null,
        body: content === "" ? null : (JSON.parse(content) as unknown),
        retryAfter: Number(response.headers["retry-after"]) || undefined,
      });
      const sent = request(options, (response) => {
        text(response).then((content) => resolve(toApiResponse(response, content)), reject);
      });
      sent.once("error", reject);
      sent.end(payload);
    });
  const bearer = (token: string | undefined) => (token === undefined ? {} : { authorization: `Bearer ${token}` });
  const send: Send = (method, path, { token, body }) =>
    body === undefined
      ? call(method, path, { ...bearer(token) })
      : call(method, path, { ...bearer(token), "content-type": "application/json" }, JSON.stringify(body));
  const sendForm = (path: string, token: string, form: { payload: Buffer; headers: Record<string, string> }) =>
    call("POST", path, { ...bearer(token), ...form.headers }, form.payload);
  return { send, sendForm, leave: () => void forward.kill() };
}
