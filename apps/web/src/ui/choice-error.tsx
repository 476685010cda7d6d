import { CircleAlert } from "virtual:icons";

interface ChoiceErrorProps {
  id: string;
  error: string | undefined;
}

export function ChoiceError({ id, error }: ChoiceErrorProps) {
  if (error === undefined) return null;
  return (
    <p id={id} role="alert" className="mt-2 flex items-start gap-1.5 font-medium text-danger">
      <CircleAlert className="mt-1 size-4 shrink-0" />
      {error}
    </p>
  );
}
