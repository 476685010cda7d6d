import type { CodeValidation, validateCode } from "@podium/shared/contracts/codes";
import { call } from "#platform/api-client.ts";

/** What a sponsor or pre-order code is good for; also answers for an unknown one. */
export function checkCode(code: string): Promise<CodeValidation> {
  return call<typeof validateCode>({ method: "GET", path: "/api/reservation/validate-code", query: { code } });
}
