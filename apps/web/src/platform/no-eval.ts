/**
 * Tells zod, which comes later and with few pages, not to try whether it may make functions of text: the server's content
 * policy forbids that, and the browser reports each try. This is where zod keeps its settings; `z.config()` would set
 * the same and bring zod along. (The browser tests hear of every refused try.)
 */
export function keepZodFromEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
