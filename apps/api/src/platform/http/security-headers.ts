import type { OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import helmet from "helmet";
import { IncomingMessage, ServerResponse } from "./node-http.ts";

/** The UI library sets inline styles. */
const contentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    styleSrcElem: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    connectSrc: ["'self'"],
    fontSrc: ["'self'"],
    frameSrc: ["https://www.openstreetmap.org"],
    mediaSrc: ["'self'", "blob:"],
    workerSrc: ["'self'", "blob:"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** A call's response is no page: it loads and opens nothing, and what pages need is longer than most responses. */
const callContentPolicy = {
  useDefaults: false,
  directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
};

const framedContentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", "data:"],
    fontSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["*"],
  },
};

/** Lets scripts compile WebAssembly, but not evaluate text (decision 074). */
const wasmContentPolicy = {
  ...contentPolicy,
  directives: { ...contentPolicy.directives, scriptSrc: ["'self'", "'wasm-unsafe-eval'"] },
};

/** Without `web-share` and `bluetooth`: Chromium on most platforms does not know them and warns on every page. */
const OURS = [
  "autoplay",
  "clipboard-write",
  "fullscreen",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
];
/** Features that a browser allows every page by default: devices, sensors, money, identity, other windows. */
const NOBODYS = [
  "accelerometer",
  "browsing-topics",
  "captured-surface-control",
  "clipboard-read",
  "compute-pressure",
  "display-capture",
  "encrypted-media",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "otp-credentials",
  "payment",
  "picture-in-picture",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

const write = (allowed: readonly string[], refused: readonly string[]): string =>
  [...allowed.map((feature) => `${feature}=(self)`), ...refused.map((feature) => `${feature}=()`)].join(", ");

const permissionsPolicy = write(OURS, [...NOBODYS, "camera"]);

/** Allows the camera on the scanner's page only: a volunteer's browser remembers the permission for the whole site. */
const scannerPermissionsPolicy = write([...OURS, "camera"], NOBODYS);

/** Reads helmet's headers from a response that is never sent: they are always the same, so once is enough. */
function headersOf(middleware: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, () => undefined);
  return response.getHeaders();
}

export const scannerHeaders: OutgoingHttpHeaders = {
  ...headersOf(helmet.contentSecurityPolicy(wasmContentPolicy)),
  "permissions-policy": scannerPermissionsPolicy,
};

const framedHeaders: OutgoingHttpHeaders = {
  ...headersOf(helmet.contentSecurityPolicy(framedContentPolicy)),
  // A cross-origin isolated site frames only pages that allow it by this header.
  "cross-origin-resource-policy": "cross-origin",
};

export function allowFrames(reply: FastifyReply): void {
  reply.headers(framedHeaders).removeHeader("x-frame-options");
}

/** @param options.secure the site's address is https; browsers are told to use nothing else (HSTS) */
export function setSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  const headers: OutgoingHttpHeaders = {
    ...headersOf(helmet({ contentSecurityPolicy: contentPolicy, strictTransportSecurity: secure })),
    "permissions-policy": permissionsPolicy,
  };
  const ofCalls = headersOf(
    helmet({
      contentSecurityPolicy: callContentPolicy,
      strictTransportSecurity: secure,
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    }),
  );
  app.addHook("onRequest", ({ routeOptions }, reply, done) => {
    reply.headers(routeOptions.config.access === undefined ? headers : ofCalls);
    done();
  });
}
