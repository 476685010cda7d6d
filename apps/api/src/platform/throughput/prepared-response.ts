import * as parser from "socket.io-parser";

/** A response that many sockets get: serialized once, where Socket.IO would serialize it for each socket. */
export class PreparedResponse<Response extends { ok: true }> {
  readonly ok = true;
  readonly json: string;

  constructor(response: Response) {
    this.json = JSON.stringify(response);
  }
}

class Encoder extends parser.Encoder {
  override encode(packet: parser.Packet): unknown[] {
    const data: unknown = packet.data;
    const response: unknown = Array.isArray(data) ? data[0] : undefined;
    if (!(response instanceof PreparedResponse)) return super.encode(packet);
    // The encoding of a packet without data is exactly the prefix of the same packet with data.
    const head = super.encode({ ...packet, data: undefined }).join("");
    return [`${head}[${response.json}]`];
  }
}

export const preparedParser = { ...parser, Encoder };
