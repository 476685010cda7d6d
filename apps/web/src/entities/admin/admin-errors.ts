import { ApiError } from "#platform/api-client.ts";

/** 'HTTP error! status: 500' with the server's message, or why there was no response (specification, section 8). */
export function adminErrorWords(error: Error): { message: string; detail?: string } {
  const hasResponse = error instanceof ApiError && error.statusCode > 0;
  return hasResponse
    ? { message: `HTTP error! status: ${error.statusCode}`, detail: error.message }
    : { message: error.message };
}

/** The server's message, for the calls that show it (specification, section 8). */
export function serverMessage(error: Error): string {
  return error.message.trim() || "Unknown error";
}
