import type { Socket } from "socket.io-client";
import { WebSocket } from "ws";
import { wallClock } from "#bench/figures.ts";

const AT_ONCE = 50;

/** Opens screens in groups, because a server accepts a limited number of handshakes at once. */
export async function openMany<Screen>(count: number, open: (index: number) => Promise<Screen>): Promise<Screen[]> {
  const screens: Screen[] = [];
  while (screens.length < count) {
    const group = Array.from({ length: AT_ONCE }, (_, index) => open(screens.length + index));
    screens.push(...(await Promise.all(group)));
  }
  return screens;
}

/** @returns when the last of the sockets received the event, by `wallClock` */
export async function untilAllReceived(sockets: readonly Pick<Socket, "once">[], event: string): Promise<number> {
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once(event, resolve))));
  return wallClock();
}

/** The packets of Engine.IO and Socket.IO that a listening screen needs. */
const PACKET = { open: "0", ping: "2", pong: "3", connect: "40", event: "42", ack: "43" } as const;

/** A socket client that parses each broadcast once for all clients, because thousands share the server's machine. */
export interface LightScreen {
  ask(event: string, request: unknown): Promise<unknown>;
  disconnect(): void;
}

/** The last broadcast, whose text is the same for every screen. */
let lastText = "";
let lastParsed: unknown;

function parseOnce(text: string): unknown {
  if (text !== lastText) {
    lastText = text;
    lastParsed = JSON.parse(text);
  }
  return lastParsed;
}

export function openLightScreen(url: string, onEvent: (event: string, payload: unknown) => void): Promise<LightScreen> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  const acknowledge = new Map<string, (response: unknown) => void>();
  let asked = 0;
  const screen: LightScreen = {
    ask: (event, request) =>
      new Promise((resolve) => {
        const id = String(asked++);
        acknowledge.set(id, resolve);
        socket.send(PACKET.event + id + JSON.stringify([event, request]));
      }),
    disconnect: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      if (text.startsWith(PACKET.ack)) {
        const body = text.indexOf("[");
        const id = text.slice(PACKET.ack.length, body);
        acknowledge.get(id)?.((parseOnce(text.slice(body)) as unknown[])[0]);
        acknowledge.delete(id);
      } else if (text.startsWith(PACKET.event)) {
        const [event, payload] = parseOnce(text.slice(PACKET.event.length)) as [string, unknown];
        onEvent(event, payload);
      } else if (text.startsWith(PACKET.connect)) resolve(screen);
      else if (text.startsWith(PACKET.open)) socket.send(PACKET.connect);
      else if (text === PACKET.ping) socket.send(PACKET.pong);
    });
  });
}
