import { ApiError } from "./api-client.ts";

/** What an administrator's call that failed reads: 'HTTP error! status: 500' (specification, section 8). */
export function adminErrorText(error: Error): string {
  return isAnswer(error) ? `HTTP error! status: ${error.statusCode}` : error.message;
}

/** What the server said with it; undefined when no answer came and `adminErrorText` already says so. */
export function adminErrorDetail(error: Error): string | undefined {
  return isAnswer(error) ? error.message : undefined;
}

/** The server's own sentence, for the calls that show it (specification, section 8). */
export function serverMessage(error: Error): string {
  return error.message.trim() || "Unknown error";
}

/** Both, as `Loaded` shows them. */
export function adminErrorWords(error: Error): { message: string; detail: string | undefined } {
  return { message: adminErrorText(error), detail: adminErrorDetail(error) };
}

function isAnswer(error: Error): error is ApiError {
  return error instanceof ApiError && error.statusCode > 0;
}
