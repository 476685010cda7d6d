import { ArrowLeft, CircleQuestionMark, Eye, Redo2, Send, Undo2 } from "virtual:icons";
import { SavedState } from "#forms/drafts/saved-state.tsx";
import { renameHall } from "#modules/editors/hall-editor/commands/hall.ts";
import { NameField } from "#modules/editors/hall-editor/panels/fields.tsx";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";

export function TopBar() {
  const { session, run, openDialog } = useEditorView();
  const { editor } = session;
  const { plan, past, future } = useAtomValue(editor.stateAtom);
  return (
    <div
      data-area="bar"
      data-keep-clear
      className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-2 py-1.5 sm:px-3"
    >
      <h1 className="sr-only">Zaal tekenen: {plan.name}</h1>
      <Link
        to={paths.halls}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-semibold text-accent hover:underline"
      >
        <ArrowLeft className="size-5 shrink-0" />
        <span className="max-sm:sr-only">Zalen</span>
      </Link>
      <NameField
        label="Naam van de zaal"
        hideLabel
        maxLength={80}
        className="min-w-32 flex-1 sm:max-w-72"
        value={plan.name}
        onChange={(name) => run(renameHall(name))}
      />
      <SavedState saver={session.saver} gone="deze zaal is verwijderd" short />
      <div className="flex items-center sm:ml-auto">
        <IconButton
          label={past ? `Ongedaan maken: ${past.name}` : "Ongedaan maken"}
          icon={<Undo2 />}
          disabled={!past}
          onClick={editor.undo}
        />
        <IconButton
          label={future ? `Opnieuw doen: ${future.name}` : "Opnieuw doen"}
          icon={<Redo2 />}
          disabled={!future}
          onClick={editor.redo}
        />
        <IconButton label="Hulp en toetsen" icon={<CircleQuestionMark />} onClick={() => openDialog("help")} />
      </div>
      <div className="flex w-full min-w-0 gap-2 sm:w-auto sm:flex-wrap">
        <Button
          variant="secondary"
          icon={<Eye />}
          className="max-sm:min-h-9 max-sm:flex-1 max-sm:px-2 max-sm:text-sm"
          onClick={() => openDialog("preview")}
        >
          Bekijk als bezoeker
        </Button>
        <Button
          icon={<Send />}
          className="max-sm:min-h-9 max-sm:flex-1 max-sm:text-sm"
          onClick={() => openDialog("publish")}
        >
          Publiceren
        </Button>
      </div>
    </div>
  );
}
