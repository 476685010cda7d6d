import { ApiError } from "#platform/api-client.ts";

/** The server's sentence; without one 'HTTP error! status: 502' (specification, section 8), with a detail. */
export function adminErrorWords(error: Error): { message: string; detail?: string } {
  const isMute = error instanceof ApiError && error.statusCode > 0 && error.code === "UNAVAILABLE";
  return isMute
    ? { message: `HTTP error! status: ${error.statusCode}`, detail: error.message }
    : { message: error.message };
}

/** The server's message, for the calls that show it (specification, section 8). */
export function serverMessage(error: Error): string {
  return error.message.trim() || "Unknown error";
}
