import type { Cart } from "@podium/shared/contracts/seats";
import type { CodeValidation } from "@podium/shared/contracts/ticket-codes";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { api } from "#platform/api-client.ts";
import type { ConfirmDraft } from "./confirm-draft.ts";

export type CodeField = ReturnType<typeof useCodeCheck>;

/**
 * A validation counts for one text and one set of seats; any change resets it (specification, section 4). Another
 * ticket type for a seat, or a product beside the seats, validates the code again, because the amount may differ.
 * @param onVoucher gets the code of each valid voucher, which leaves the field for another
 * @param draft the field as it was left
 */
export function useCodeCheck(
  { showId, lines, total }: Pick<Cart, "showId" | "lines" | "total">,
  onVoucher?: (code: string) => void,
  draft: Pick<ConfirmDraft, "code" | "validFor"> = {},
) {
  const [text, setText] = useState(draft.code ?? "");
  const seatIds = lines.map(({ seatId }) => seatId);
  const seats = useRound(JSON.stringify([showId, seatIds]));
  const round = useRound(JSON.stringify([showId, lines, total]));
  const { mutate, reset, ...request } = useMutation({
    mutationFn: ({ code }: { code: string; seats: number; round: number }) => api.validateCode({ query: { code } }),
  });
  const code = text.trim() || null;
  const counts = request.variables?.round === round;
  const validating = counts && request.isPending;
  const { variables } = request;
  const isOutdated = variables !== undefined && variables.seats === seats && variables.round !== round;
  useEffect(() => {
    if (isOutdated && code !== null) mutate({ code, seats, round });
  }, [isOutdated, code, mutate, seats, round]);

  const asked = JSON.stringify([showId, seatIds, code]);
  const validFor = counts && request.data?.valid === true ? asked : undefined;
  const again = useEffectEvent(() => {
    if (code !== null && draft.validFor === asked) mutate({ code, seats, round });
  });
  useEffect(() => again(), []);

  const accept = ({ valid, codeType }: CodeValidation, sent: { code: string }): void => {
    if (!valid || codeType !== "GIFT" || !onVoucher) return;
    onVoucher(sent.code);
    setText("");
    reset();
  };

  return {
    text,
    code,
    validating,
    validation: (counts && request.data) || null,
    validFor,
    error: counts ? request.error : null,
    type: (next: string): void => {
      setText(next);
      if (next.trim() !== code) reset();
    },
    validate: (): void => {
      if (code !== null && !validating) mutate({ code, seats, round }, { onSuccess: accept });
    },
  };
}

/** Counts the changes of the seats, including a return to an earlier choice. */
function useRound(seats: string): number {
  const [last, setLast] = useState({ seats, round: 0 });
  if (last.seats === seats) return last.round;
  const next = { seats, round: last.round + 1 };
  setLast(next);
  return next.round;
}
