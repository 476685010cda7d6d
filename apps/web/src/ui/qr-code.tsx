import { useQuery } from "@tanstack/react-query";
import { classNames } from "./class-names.ts";
import { Skeleton } from "./skeleton.tsx";

/** Draws a QR code in this browser and forgets it once it is not shown: its content may be a secret. */
export function useQrCode(content: string) {
  return useQuery({
    queryKey: ["qr", content],
    queryFn: async () => {
      const { toString } = await import("qrcode");
      const svg = await toString(content, { type: "svg", errorCorrectionLevel: "M", margin: 4 });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

interface QrCodeProps {
  code: ReturnType<typeof useQrCode>;
  alt: string;
  className: string;
}

/** A QR code; nothing when it could not be drawn, as the page also says its content in words. */
export function QrCode({ code, alt, className }: QrCodeProps) {
  if (code.isError) return null;
  if (code.data === undefined) return <Skeleton className={className} />;
  return <img src={code.data} alt={alt} className={classNames("rounded-md bg-white", className)} />;
}
