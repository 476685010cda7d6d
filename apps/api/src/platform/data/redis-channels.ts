import { Cluster } from "ioredis";
import type { RedisConnections } from "./redis.ts";

const RETRY_MS = 1000;

/** One command for all messages: a command each took a twentieth of the time of a hold. */
const PUBLISH = "for i, channel in ipairs(KEYS) do redis.call('publish', channel, ARGV[i]) end";

export type Channels = ReturnType<typeof createChannels>;

/**
 * Messages to the processes that follow a channel: each arrives at most once, and none while Redis is away.
 * On a cluster a channel lives on one shard, so that shards share the messages.
 */
export function createChannels(
  { commands, subscriber, beforeClose }: Pick<RedisConnections, "commands" | "subscriber" | "beforeClose">,
  receive: (channel: string, text: string) => void,
) {
  /** When the subscription of each followed channel is confirmed */
  const followed = new Map<string, Promise<void>>();
  const unconfirmed = new Set<string>();
  let retry: NodeJS.Timeout | undefined;

  const isSharded = subscriber instanceof Cluster;
  const subscribe = (channel: string): Promise<unknown> =>
    isSharded ? subscriber.ssubscribe(channel) : subscriber.subscribe(channel);
  const unsubscribe = (channel: string): Promise<unknown> =>
    isSharded ? subscriber.sunsubscribe(channel) : subscriber.unsubscribe(channel);

  function begin(channel: string): void {
    // Nobody waits while Redis is away: all that is followed is subscribed to once it is back.
    const confirmed =
      subscriber.status === "ready"
        ? subscribe(channel).then(
            () => undefined,
            () => tryLater(channel),
          )
        : undefined;
    followed.set(channel, confirmed ?? Promise.resolve());
  }

  function beginAgain(channels: Iterable<string>): void {
    for (const channel of channels) if (followed.has(channel)) begin(channel);
  }

  function tryLater(channel: string): void {
    unconfirmed.add(channel);
    retry ??= setTimeout(() => {
      retry = undefined;
      beginAgain(unconfirmed);
      unconfirmed.clear();
    }, RETRY_MS).unref();
  }

  subscriber.on("ready", () => beginAgain(followed.keys()));
  subscriber.on(isSharded ? "smessage" : "message", receive);
  beforeClose(async () => clearTimeout(retry));

  return {
    /** Resolves, never rejects, once no later message is missed; at once while Redis is away. */
    follow(channel: string): Promise<void> {
      if (!followed.has(channel)) begin(channel);
      return followed.get(channel) ?? Promise.resolve();
    },

    unfollow(channel: string): void {
      if (!followed.delete(channel) || subscriber.status !== "ready") return;
      unsubscribe(channel).catch(() => undefined);
    },

    publish(messages: ReadonlyArray<readonly [channel: string, text: string]>): void {
      if (commands.status !== "ready") return;
      const sent: Promise<unknown>[] = [];
      if (commands instanceof Cluster) sent.push(...messages.map((message) => commands.spublish(...message)));
      else {
        const [names, texts] = [messages.map(([channel]) => channel), messages.map(([, text]) => text)];
        sent.push(commands.eval(PUBLISH, names.length, ...names, ...texts));
      }
      for (const one of sent) one.catch(() => undefined);
    },
  };
}
