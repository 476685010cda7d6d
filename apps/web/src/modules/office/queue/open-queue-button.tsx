import { useMutation } from "@tanstack/react-query";
import { ListTodo } from "virtual:icons";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";

/** The job queue's pages are served by the API, outside this app's router. */
export function OpenQueueButton() {
  const opening = useMutation({
    mutationFn: () => api.openQueueBoard(),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(adminErrorWords(error).message),
  });
  return (
    <Button
      variant="quiet"
      busy={opening.isPending}
      busyLabel="Bezig met openen..."
      icon={<ListTodo />}
      onClick={() => opening.mutate()}
    >
      Wachtrij met taken bekijken
    </Button>
  );
}
