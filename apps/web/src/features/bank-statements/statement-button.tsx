import { FileUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { StatementDialog } from "./statement-dialog.tsx";

export function StatementButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileUp />} onClick={() => setOpen(true)}>
        Afschrift inlezen
      </Button>
      {open && <StatementDialog onClose={() => setOpen(false)} />}
    </>
  );
}
