import type { ManagedProduct } from "@podium/shared/contracts/products";
import { Plus, ShoppingBag } from "virtual:icons";
import { useMemo, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { listExport } from "#entities/admin/list-export.ts";
import { allShowsQuery } from "#entities/shows/all-shows.ts";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { liveQuery } from "#live/live-query.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { useLocalPage, useMarks } from "#ui/data-table-model.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { productColumns } from "./product-columns.tsx";
import { ProductDialog } from "./product-dialog.tsx";

/** Refetched, as what is sold and handed out changes without an event. */
const managedProductsQuery = liveQuery({
  key: ["products-admin"],
  fetch: (signal) => api.listManagedProducts({ signal }),
});

interface ProductsTableProps {
  /** Controlled, because the page's own button opens the dialog too. */
  creating: boolean;
  onCreating: (open: boolean) => void;
}

export function ProductsTable({ creating, onCreating }: ProductsTableProps) {
  const list = useLiveQuery(managedProductsQuery);
  const shows = useLiveQuery(allShowsQuery);
  const [changing, setChanging] = useState<ManagedProduct | null>(null);
  const [deleting, setDeleting] = useState<ManagedProduct | null>(null);
  const [marks, mark] = useMarks();
  const columns = useMemo(
    () => productColumns({ onChange: setChanging, onDelete: setDeleting }, shows.data),
    [shows.data],
  );
  const page = useLocalPage(list.data ?? [], columns);
  const changed = (words: string): void => {
    toast.success(words);
    void list.refetch();
    // Shows say whether anything is sold with them.
    void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
  };

  return (
    <>
      <Loaded query={list} loading="Producten laden..." words={adminErrorWords}>
        {() => (
          <DataTable
            caption="Producten"
            page={page}
            columns={columns}
            rowClass={({ id }) => (marks.has(id) ? "ring-2 ring-inset ring-brass" : undefined)}
            searchLabel="Zoek op product of voorstelling"
            exportAs={listExport("producten")}
            empty={
              <EmptyState
                icon={<ShoppingBag />}
                title="Nog geen producten"
                action={
                  <Button icon={<Plus />} onClick={() => onCreating(true)}>
                    Eerste product aanmaken
                  </Button>
                }
              >
                Een drankkaart, een programmaboekje of parking: bezoekers kiezen het bij hun stoelen.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {(creating || changing) && (
        <ProductDialog
          product={changing}
          named={shows.data}
          onClose={() => {
            onCreating(false);
            setChanging(null);
          }}
          onSaved={({ id, name }) => {
            onCreating(false);
            setChanging(null);
            mark(id, "new");
            changed(`${name} is bewaard.`);
          }}
        />
      )}
      {deleting && (
        <DeleteDialog
          title="Product verwijderen"
          description={
            <p>
              Weet u zeker dat u <strong>{deleting.name}</strong> wilt verwijderen? Het is dan meteen niet meer te koop.
            </p>
          }
          remove={() => api.deleteProduct({ params: { id: deleting.id } })}
          onClose={() => setDeleting(null)}
          onDeleted={() => changed(`${deleting.name} is niet meer te koop.`)}
        >
          <Notice tone="warning" className="mt-4">
            {deleting.sold > 0
              ? `Er zijn er al ${deleting.sold} verkocht. Wie het kocht, krijgt het nog: het blijft onderaan in de lijst, als ‘Niet meer te koop’.`
              : "Deze actie kan niet ongedaan worden gemaakt."}
          </Notice>
        </DeleteDialog>
      )}
    </>
  );
}
