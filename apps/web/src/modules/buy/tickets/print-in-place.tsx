import type { Tickets } from "@podium/shared/contracts/tickets";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { Printer } from "virtual:icons";
import { useEffect, useRef, useState } from "react";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { PrintedSheet } from "#ui/printed-sheet.tsx";
import { ProductCard } from "./product-card.tsx";
import { TicketCard, localQrContent } from "./ticket-card.tsx";

interface PrintTicketsProps {
  reservationId: number;
  primary?: boolean;
}

/** Loads each code as an image, so that nothing is still being drawn when the browser prints. */
async function loadTickets(id: number): Promise<Tickets> {
  const tickets = await api.getTickets({ params: { id } });
  const { qrDataUrl } = await import("@podium/shared/tickets/qr-image");
  const draw = async (_: unknown, index: number): Promise<string> =>
    tickets.qrCodes?.[index] ?? qrDataUrl(localQrContent(tickets, index, new Date()));
  const productQrCodes = await Promise.all(
    (tickets.productQrContents ?? []).map(
      async (content, index) => tickets.productQrCodes?.[index] ?? qrDataUrl(content),
    ),
  );
  return { ...tickets, qrCodes: await Promise.all(tickets.seats.map(draw)), productQrCodes };
}

/** Prints without leaving the page, so that everything open or filled in on it remains. */
export function PrintTickets({ reservationId, primary = false }: PrintTicketsProps) {
  const [printed, setPrinted] = useState<Tickets | null>(null);
  const printing = useMutation({
    mutationFn: () => loadTickets(reservationId),
    onSuccess: setPrinted,
  });
  return (
    <>
      <Button
        variant={primary ? "primary" : "secondary"}
        icon={<Printer />}
        busy={printing.isPending}
        onClick={() => printing.mutate()}
      >
        Tickets afdrukken
      </Button>
      <ErrorNotice
        error={printing.error}
        title="De tickets zijn niet geladen. Probeer het opnieuw."
        className="order-last basis-full"
      />
      {printed && <PrintedTickets tickets={printed} onDone={() => setPrinted(null)} />}
    </>
  );
}

/** Visible on paper only; removed after printing, or at the next press in browsers that never report its end. */
function PrintedTickets({ tickets, onDone }: { tickets: Tickets; onDone: () => void }) {
  const sheet = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    let isOver = false;
    const over = (): void => {
      isOver = true;
      done.current();
    };
    window.addEventListener("afterprint", over);
    const images = [...(sheet.current?.querySelectorAll("img") ?? [])];
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (isOver) return;
      window.print();
      window.addEventListener("pointerdown", over);
      window.addEventListener("keydown", over);
    });
    return () => {
      isOver = true;
      window.removeEventListener("afterprint", over);
      window.removeEventListener("pointerdown", over);
      window.removeEventListener("keydown", over);
    };
  }, []);
  return (
    <PrintedSheet ref={sheet}>
      <p className="mb-3">
        Reservering {tickets.id}, {fullName(tickets.user)}
      </p>
      <ul className="grid gap-5">
        {tickets.seats.map((entry, index) => (
          <li key={entry.id} className="grid">
            <TicketCard reservation={tickets} index={index} />
          </li>
        ))}
        {tickets.products?.map((product, index) => (
          <li key={product.id} className="grid">
            <ProductCard reservation={tickets} product={product} index={index} />
          </li>
        ))}
      </ul>
    </PrintedSheet>
  );
}
