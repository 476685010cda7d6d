/** Preloaded into a measured process, as JavaScript: reading TypeScript takes memory. Answers each message with a heap. */
process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// Listening must not keep it alive.
process.channel?.unref();
