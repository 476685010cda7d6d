// Forwards connections of a socket file to this network's port 443, each from a different address, because limits
// count by address.
import { createConnection, createServer } from "node:net";

const [path = ""] = process.argv.slice(2);
let connections = 0;
const server = createServer((visitor) => {
  connections += 1;
  const localAddress = `127.0.${1 + (Math.floor(connections / 250) % 250)}.${1 + (connections % 250)}`;
  const site = createConnection({ host: "127.0.0.1", port: 443, localAddress });
  for (const [one, other] of [
    [visitor, site],
    [site, visitor],
  ] as const) {
    one.pipe(other);
    one.once("error", () => other.destroy());
    one.once("close", () => other.destroy());
  }
});
server.listen(path, () => process.send?.("listening"));
process.once("disconnect", () => process.exit());
