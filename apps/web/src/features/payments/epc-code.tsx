import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#ui/skeleton.tsx";

/** The QR code by which banking apps fill in the transfer (EPC069-12), drawn without a third party. */
export function EpcCode({ epc }: { epc: string }) {
  const { data: source, isError } = useQuery({
    queryKey: ["qr", epc],
    queryFn: async () => {
      const { toString } = await import("qrcode");
      const svg = await toString(epc, { type: "svg", errorCorrectionLevel: "M", margin: 3 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Infinity,
  });
  if (isError) return null;
  return (
    <figure className="flex flex-col items-center gap-3 text-center">
      {source === undefined ? (
        <Skeleton className="size-52" />
      ) : (
        <img
          src={source}
          alt="QR-code met de gegevens van de overschrijving"
          width="208"
          height="208"
          className="size-52 rounded-md bg-white"
        />
      )}
      <figcaption className="max-w-60 text-sm text-muted">
        Scan deze code met uw bankapp: de overschrijving is dan al ingevuld.
      </figcaption>
    </figure>
  );
}
