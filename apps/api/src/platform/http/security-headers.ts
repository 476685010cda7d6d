import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import helmet from "helmet";
import { contentPolicy, framedContentPolicy, wasmContentPolicy } from "./content-policy.ts";
import { permissionsPolicy, scannerPermissionsPolicy } from "./permissions-policy.ts";

/** Reads helmet's headers from a response that is never sent: they are always the same, so once is enough. */
function headersOf(middleware: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaders();
}

/** Headers of the page with the scanner, which is wasm and needs the camera. */
export const scannerHeaders: OutgoingHttpHeaders = {
  ...headersOf(helmet.contentSecurityPolicy(wasmContentPolicy)),
  "permissions-policy": scannerPermissionsPolicy,
};

const framedHeaders: OutgoingHttpHeaders = {
  ...headersOf(helmet.contentSecurityPolicy(framedContentPolicy)),
  // A cross-origin isolated site frames only pages that allow it by this header.
  "cross-origin-resource-policy": "cross-origin",
};

/** Lets other sites show this page, and no other, in a frame. */
export function allowFrames(reply: FastifyReply): void {
  reply.headers(framedHeaders).removeHeader("x-frame-options");
}

/** @param options.secure the site's address is https; browsers are told to use nothing else (HSTS) */
export function setSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  const headers: OutgoingHttpHeaders = {
    ...headersOf(helmet({ contentSecurityPolicy: contentPolicy, strictTransportSecurity: secure })),
    "permissions-policy": permissionsPolicy,
  };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
