import type { CodeValidation } from "@podium/shared/contracts/codes";
import { useRef, useState } from "react";
import { api } from "#platform/api-client.ts";

/** What is known of the code in the field. */
export type CodeCheck =
  | { phase: "none" }
  | { phase: "validating" }
  | { phase: "answered"; validation: CodeValidation }
  | { phase: "failed"; message: string };

export interface CodeField {
  text: string;
  /** The code as it is sent: trimmed; null when the field is empty. */
  code: string | null;
  check: CodeCheck;
  type: (text: string) => void;
  validate: () => void;
}

const none: CodeCheck = { phase: "none" };

/**
 * The code field. What was validated counts for that code and that number of seats only: another text, an emptied field,
 * another number of seats and leaving the page reset it (specification, section 4).
 */
export function useCodeCheck(seatCount: number): CodeField {
  const [text, setText] = useState("");
  const [result, setResult] = useState<{ seatCount: number; check: CodeCheck }>({ seatCount, check: none });
  const asked = useRef(0);
  const code = text.trim() || null;
  const check = result.seatCount === seatCount ? result.check : none;

  const type = (next: string): void => {
    setText(next);
    if (next.trim() === code) return;
    asked.current += 1;
    setResult({ seatCount, check: none });
  };
  const validate = async (): Promise<void> => {
    if (code === null || check.phase === "validating") return;
    asked.current += 1;
    const mine = asked.current;
    setResult({ seatCount, check: { phase: "validating" } });
    const answer = await api.validateCode({ query: { code } }).then(
      (validation): CodeCheck => ({ phase: "answered", validation }),
      (error: unknown): CodeCheck => ({
        phase: "failed",
        message: error instanceof Error ? error.message : "Onbekende fout",
      }),
    );
    if (mine === asked.current) setResult({ seatCount, check: answer });
  };

  return { text, code, check, type, validate: () => void validate() };
}
