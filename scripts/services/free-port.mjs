import { createServer } from "node:net";

/**
 * A TCP port on loopback that nobody listens on at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? done(address.port) : failed(new Error("The system gave no port.")),
      );
    });
  });
}
