/** A process with the product's packages and connections but none of its code: the baseline for memory. */
import Fastify from "fastify";
import { Redis } from "ioredis";
import pg from "pg";
import { Server } from "socket.io";
import * as z from "zod";

const { DATABASE_URL, REDIS_URL = "", PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
const redis = [new Redis(REDIS_URL), new Redis(REDIS_URL), new Redis(REDIS_URL)];
const answer = z.object({ status: z.string() });
const app = Fastify();
app.get("/readyz", async () => {
  await Promise.all([...redis.map((each) => each.ping()), ...Array.from({ length: 20 }, () => pool.query("select 1"))]);
  return answer.parse({ status: "ok" });
});
await app.ready();
const io = new Server({ serveClient: false, pingInterval: 10_000, pingTimeout: 10_000 });
io.attach(app.server);
io.on("connection", (socket) => {
  socket.on("show:join", (/** @type {unknown} */ _request, /** @type {(response: object) => void} */ ack) => {
    void socket.join("room");
    ack({});
  });
});
await app.listen({ port: Number(PORT), host: "127.0.0.1" });
