import { WebSocket } from "ws";

/** Engine.IO and Socket.IO's packets, as far as a screen that only listens needs them. */
const PACKET = { open: "0", ping: "2", pong: "3", connect: "40", event: "42", ask: "420", answer: "430" } as const;

/**
 * A screen that costs next to nothing: the bench has thousands of them on the machine whose server it measures, and what
 * they spent on reading would be taken for slowness of the server. It speaks the real protocol over a real WebSocket;
 * the thousands read the same text, which is taken apart once.
 */
export interface LightScreen {
  /** Asks, as `show:join` is asked. Resolves with the answer. */
  ask(event: string, request: unknown): Promise<unknown>;
  disconnect(): void;
}

/** What was read last: of a broadcast every screen gets the same text. */
let lastText = "";
let lastParsed: unknown;

function parseOnce(text: string): unknown {
  if (text !== lastText) {
    lastText = text;
    lastParsed = JSON.parse(text);
  }
  return lastParsed;
}

/** Opens a screen. @param onEvent gets each event's name and payload; resolves once connected */
export function openLightScreen(url: string, onEvent: (event: string, payload: unknown) => void): Promise<LightScreen> {
  const socket = new WebSocket(`${url.replace(/^http/, "ws")}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  let answered: ((answer: unknown) => void) | undefined;
  const screen: LightScreen = {
    ask: (event, request) =>
      new Promise((resolve) => {
        answered = resolve;
        socket.send(PACKET.ask + JSON.stringify([event, request]));
      }),
    disconnect: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    // As text frames arrive: a Buffer each.
    socket.on("message", (data: Buffer) => {
      const text = data.toString("utf8");
      if (text.startsWith(PACKET.answer)) answered?.((parseOnce(text.slice(PACKET.answer.length)) as unknown[])[0]);
      else if (text.startsWith(PACKET.event)) {
        const [event, payload] = parseOnce(text.slice(PACKET.event.length)) as [string, unknown];
        onEvent(event, payload);
      } else if (text.startsWith(PACKET.connect)) resolve(screen);
      else if (text.startsWith(PACKET.open)) socket.send(PACKET.connect);
      else if (text === PACKET.ping) socket.send(PACKET.pong);
    });
  });
}
