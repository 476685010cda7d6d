import { Drama } from "virtual:icons";
import { useState } from "react";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { EmailText } from "#ui/email-text.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/load-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Part, Row } from "./part.tsx";

const tones = ["neutral", "success", "warning", "danger", "info", "accent"] as const;
const notices = ["info", "success", "warning", "danger"] as const;

export function StateParts() {
  const [start] = useState(() => Date.now());
  const code = useQrCode("What it says");
  return (
    <Part title="States">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row>
        <QrCode code={code} alt="QR code" className="size-32" />
        <PhoneLink number="0470 12 34 56" className="text-link" />
        <EmailText email="een.heel.lang.adres@voorbeeldspelers.example" />
      </Row>
      {notices.map((tone) => (
        <Notice key={tone} tone={tone} title={`Notice: ${tone}`}>
          What it is about, and what to do.
        </Notice>
      ))}
      <Row>
        <Countdown until={start + 14 * 60_000} />
        <Countdown until={start + 8000} ended="Verlopen" />
      </Row>
      <div className="grid gap-5 sm:grid-cols-2">
        <EmptyState icon={<Drama />} title="Nog niets" action={<Button>Begin</Button>}>
          What to do next.
        </EmptyState>
        <ErrorState message="Kon data niet laden" onRetry={() => undefined} />
        <Card>
          <Loading label="Laden...">
            <Skeleton className="mb-3 h-6 w-1/2" />
            <Skeleton className="h-24 w-full" />
          </Loading>
        </Card>
        <Card>
          <Loading label="Bezig met laden..." />
        </Card>
        <Card>
          <Loaded
            query={{ data: ["Wat er was"], error: new Error(), isFetching: false, refetch: () => undefined }}
            loading="Laden..."
            words={() => ({ message: "Kon data niet laden", detail: undefined })}
          >
            {(rows) => <p>{rows.join(", ")}</p>}
          </Loaded>
        </Card>
      </div>
    </Part>
  );
}
