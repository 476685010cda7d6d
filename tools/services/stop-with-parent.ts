// Loaded before the API: when the process that started it is gone, however it went, the API stops as if told to.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
