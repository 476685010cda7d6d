export interface EventType<Payload> {
  readonly name: string;
  /** Never set: it ties the payload's type to the event. */
  readonly payload?: Payload;
}

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

    /** Handlers that are awaited within a transaction of the payload are part of it. @throws what a handler throws */
    async emit<Payload>({ name }: EventType<Payload>, payload: Payload): Promise<void> {
      for (const handler of (handlers.get(name) ?? []) as Array<Handler<Payload>>) await handler(payload);
    },
  };
}
