import { ApiError } from "./api-client.ts";

/** 'HTTP error! status: 500', for administrators (specification, section 8). */
export function adminErrorText(error: Error): string {
  return isResponse(error) ? `HTTP error! status: ${error.statusCode}` : error.message;
}

/** The server's message; undefined without a response, when `adminErrorText` already says so. */
export function adminErrorDetail(error: Error): string | undefined {
  return isResponse(error) ? error.message : undefined;
}

/** The server's message, for the calls that show it (specification, section 8). */
export function serverMessage(error: Error): string {
  return error.message.trim() || "Unknown error";
}

export function adminErrorWords(error: Error): { message: string; detail: string | undefined } {
  return { message: adminErrorText(error), detail: adminErrorDetail(error) };
}

function isResponse(error: Error): error is ApiError {
  return error instanceof ApiError && error.statusCode > 0;
}
