import type { ReactNode } from "react";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceDialog } from "#ui/choice-dialog.tsx";
import type { DraftSession } from "./draft-session.ts";
import type { Unsaved } from "./unsaved.ts";

interface VersionChoice {
  other: string;
  own: string;
  besides?: ReactNode;
  children: ReactNode;
}

interface ResumeDialogProps<Content> extends VersionChoice {
  unsaved: Unsaved<Content>;
  onChoose: (unsaved: Unsaved<Content> | null) => void;
}

export function ResumeDialog<Content>({ unsaved, onChoose, ...choice }: ResumeDialogProps<Content>) {
  return (
    <VersionDialog
      {...choice}
      title="Er is nog iets niet bewaard"
      onOther={() => onChoose(null)}
      onOwn={() => onChoose(unsaved)}
    />
  );
}

interface ConflictDialogProps<Draft, Content> extends Omit<VersionChoice, "children"> {
  session: Pick<DraftSession<Draft, Content>, "saver" | "chooseTheirs">;
  title: string;
  onTheirs?: () => void;
  children: (theirs: Draft) => ReactNode;
}

/** Lets the user choose a version after somebody else saved; the other version stays recoverable. */
export function ConflictDialog<Draft, Content>(props: ConflictDialogProps<Draft, Content>) {
  const { session, onTheirs, children, ...choice } = props;
  const saving = useAtomValue(session.saver.stateAtom);
  if (saving.status !== "conflict") return null;
  return (
    <VersionDialog
      {...choice}
      onOther={() => {
        onTheirs?.();
        session.chooseTheirs();
      }}
      onOwn={session.saver.chooseMine}
    >
      {children(saving.theirs)}
    </VersionDialog>
  );
}

interface VersionDialogProps extends VersionChoice {
  title: string;
  onOther: () => void;
  onOwn: () => void;
}

function VersionDialog({ title, other, own, besides, onOther, onOwn, children }: VersionDialogProps) {
  return (
    <ChoiceDialog
      title={title}
      choices={
        <>
          {besides}
          <Button variant="secondary" onClick={onOther}>
            {other}
          </Button>
          <Button onClick={onOwn}>{own}</Button>
        </>
      }
    >
      {children}
    </ChoiceDialog>
  );
}
