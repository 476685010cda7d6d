// Preloaded into the API: the end of the parent process stops it.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
