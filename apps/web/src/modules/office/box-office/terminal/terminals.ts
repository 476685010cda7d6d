import type { Terminal } from "@podium/shared/contracts/terminal-payments";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api-client.ts";
import { readStored, TERMINAL_KEY, writeStored } from "#platform/storage.ts";

/** Value of the choice to note a card payment by hand. */
export const BY_HAND = "by-hand";

/** Without a response there are none: a card payment is then noted by hand, as without terminals. */
function useTerminals(enabled: boolean): { terminals: readonly Terminal[]; isLoading: boolean } {
  const { data = [], isLoading } = useQuery({
    queryKey: ["terminals"],
    queryFn: ({ signal }) => api.listTerminals({ signal }),
    enabled,
    staleTime: 60_000,
    retry: false,
  });
  return { terminals: data, isLoading };
}

/** @param isCard whether a card is chosen at all @returns null as `terminal`: card payments are noted by hand */
export function useTerminalChoice(isCard: boolean) {
  const { terminals, isLoading } = useTerminals(isCard);
  const [chosen, setChosen] = useState(() => readStored(TERMINAL_KEY));
  const terminal =
    !isCard || chosen === BY_HAND ? null : (terminals.find(({ id }) => id === chosen) ?? terminals[0] ?? null);
  return {
    terminals,
    terminal,
    /** Whether it is still unknown if there are terminals: a card is not noted by hand meanwhile. */
    isLoading,
    choose: (value: string): void => {
      writeStored(TERMINAL_KEY, value);
      setChosen(value);
    },
  };
}
