import { connect } from "node:http2";
import { Agent, request } from "node:https";
import type { ApiResponse, Send } from "@podium/shared/test/api.ts";

const parse = (chunks: readonly Buffer[]): unknown => {
  const text = Buffer.concat(chunks).toString("utf8");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

const headersOf = (token: string | undefined, content: string | undefined) => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(content !== undefined && { "content-type": "application/json" }),
  "content-length": Buffer.byteLength(content ?? ""),
});

/** HTTP/1.1 on keep-alive connections; a call without a response rejects. */
export function overHttp1(base: string): Send & { close: () => void } {
  const agent = new Agent({ keepAlive: true });
  const send: Send = (method, path, { token, body }) =>
    new Promise<ApiResponse>((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(new URL(path, base), { method, agent, headers: headersOf(token, content) }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () => resolve({ status: response.statusCode ?? null, body: parse(chunks) }));
      });
      sent.on("error", reject);
      sent.end(content);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}

export function overHttp2(base: string): Send & { close: () => void } {
  const session = connect(base);
  session.on("error", () => undefined);
  const send: Send = (method, path, { token, body }) =>
    new Promise<ApiResponse>((resolve, reject) => {
      const content = body === undefined ? undefined : JSON.stringify(body);
      const stream = session.request({ ":method": method, ":path": path, ...headersOf(token, content) });
      const chunks: Buffer[] = [];
      let status: number | null = null;
      stream.on("response", (headers) => void (status = headers[":status"] ?? null));
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", reject);
      stream.on("end", () => resolve({ status, body: parse(chunks) }));
      stream.end(content);
    });
  return Object.assign(send, { close: () => session.destroy() });
}
