import { Agent, request } from "node:http";
import { type ApiRequest, requestPath } from "@podium/shared/contracts/client";
import type { Route } from "@podium/shared/contracts/endpoint";

export type Send = (route: Route, request: ApiRequest, token?: string) => Promise<number>;

/** Connections stay open, like visitors'. Plain node:http, because the clients share two cores with the server. */
export async function openBrowsers(url: string, count: number): Promise<Send> {
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count, scheduling: "fifo" });
  const send = (method: string, path: string, token?: string, body?: unknown): Promise<number> =>
    new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(text !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(text) }),
      };
      const sent = request(`${url}${path}`, { method, agent, headers }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(text);
    });
  await Promise.all(Array.from({ length: count }, () => send("GET", "/healthz")));
  return (route, asked, token) => send(route.method, requestPath(route, asked), token, asked.body);
}
