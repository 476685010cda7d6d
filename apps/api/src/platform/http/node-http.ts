/**
 * Parts of Node's HTTP. An `import` of `node:http` reads all of its names, and one of them loads Node's WebSocket, which
 * an idle process would keep for nothing (2 MB of its heap).
 */
export const { IncomingMessage, ServerResponse, STATUS_CODES } = process.getBuiltinModule("node:http");
