/** An event that a feature names and emits, and that features to its right subscribe to. */
export interface EventType<Payload> {
  readonly name: string;
  /** Never set: it ties the payload's type to the event. */
  readonly payload?: Payload;
}

/** @param name of the thing and what happened to it, as `seats.queued` */
export const defineEvent = <Payload>(name: string): EventType<Payload> => ({ name });

type Handler<Payload> = (payload: Payload) => void | Promise<void>;

export type Events = ReturnType<typeof createEvents>;

/** Events within this process. What must happen even when the process ends has a row and a sweep besides. */
export function createEvents() {
  const handlers = new Map<string, Array<Handler<never>>>();

  return {
    on<Payload>({ name }: EventType<Payload>, handler: Handler<Payload>): void {
      const all = handlers.get(name);
      if (all) all.push(handler);
      else handlers.set(name, [handler]);
    },

    /**
     * Calls one handler after the other, in the order of subscription; the first is called before this returns. Awaited
     * within a transaction that is in the payload, the handlers are part of it.
     * @throws what a handler throws
     */
    async emit<Payload>({ name }: EventType<Payload>, payload: Payload): Promise<void> {
      // `on` stores handlers of this event's payload under its name only.
      for (const handler of (handlers.get(name) ?? []) as Array<Handler<Payload>>) await handler(payload);
    },
  };
}
