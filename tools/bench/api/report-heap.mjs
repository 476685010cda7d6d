/** Preloaded into a measured process; answers each message with its heap size. JavaScript, to save memory. */
process.on("message", () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// Listening must not keep the process alive.
process.channel?.unref();
