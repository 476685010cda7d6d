import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api-client.ts";

export type CodeField = ReturnType<typeof useCodeCheck>;

/** A validation counts for one text and number of seats; any change resets it (specification, section 4). */
export function useCodeCheck(seatCount: number) {
  const [text, setText] = useState("");
  const { mutate, reset, ...request } = useMutation({
    mutationFn: ({ code }: { code: string; seatCount: number }) => api.validateCode({ query: { code } }),
  });
  /** Trimmed; null when the field is empty. */
  const code = text.trim() || null;
  const counts = request.variables?.seatCount === seatCount;
  const validating = counts && request.isPending;

  return {
    text,
    code,
    validating,
    validation: (counts && request.data) || null,
    error: counts ? request.error : null,
    type: (next: string): void => {
      setText(next);
      if (next.trim() !== code) reset();
    },
    validate: (): void => {
      if (code !== null && !validating) mutate({ code, seatCount });
    },
  };
}
