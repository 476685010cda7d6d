import { Select } from "#ui/select.tsx";
import { BY_HAND, type useTerminalChoice } from "./terminals.ts";

interface TerminalSelectProps {
  choice: ReturnType<typeof useTerminalChoice>;
  className?: string;
}

/** Chooses the card terminal; nothing where the society has none. */
export function TerminalSelect({ choice: { terminals, terminal, choose }, className }: TerminalSelectProps) {
  if (terminals.length === 0) return null;
  return (
    <Select
      label="Terminal"
      className={className}
      value={terminal?.id ?? BY_HAND}
      onValueChange={choose}
      options={[
        ...terminals.map(({ id, name }) => ({ value: id, label: name })),
        { value: BY_HAND, label: "Andere terminal: ik noteer het zelf" },
      ]}
    />
  );
}
