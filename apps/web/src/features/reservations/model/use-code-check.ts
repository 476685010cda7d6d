import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api-client.ts";

export type CodeCheck =
  | { phase: "none" }
  | { phase: "validating" }
  | { phase: "validated"; validation: CodeValidation }
  | { phase: "failed"; message: string };

export interface CodeField {
  text: string;
  /** Trimmed; null when the field is empty. */
  code: string | null;
  check: CodeCheck;
  type: (text: string) => void;
  validate: () => void;
}

const none: CodeCheck = { phase: "none" };

/** A validation counts for one text and number of seats; any change resets it (specification, section 4). */
export function useCodeCheck(seatCount: number): CodeField {
  const [text, setText] = useState("");
  const { mutate, reset, ...request } = useMutation({
    mutationFn: ({ code }: { code: string; seatCount: number }) => api.validateCode({ query: { code } }),
  });
  const code = text.trim() || null;
  const check = request.variables?.seatCount === seatCount ? phaseOf(request) : none;

  return {
    text,
    code,
    check,
    type: (next) => {
      setText(next);
      if (next.trim() !== code) reset();
    },
    validate: () => {
      if (code !== null && check.phase !== "validating") mutate({ code, seatCount });
    },
  };
}

function phaseOf({ data, error }: { data: CodeValidation | undefined; error: Error | null }): CodeCheck {
  if (data) return { phase: "validated", validation: data };
  return error ? { phase: "failed", message: error.message } : { phase: "validating" };
}
