import { Download, Pencil, Trash } from "virtual:icons";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Part, Row } from "./part.tsx";

const variants = ["primary", "secondary", "quiet", "danger", "brass"] as const;
const sizes = ["sm", "md", "lg"] as const;

export function ButtonParts() {
  return (
    <Part title="Buttons">
      {sizes.map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button icon={<Download />}>With icon</Button>
        <Button busy busyLabel="Verzenden...">
          Verstuur
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabled>
          Disabled
        </Button>
        <ButtonLink to={paths.home} variant="secondary">
          A link
        </ButtonLink>
      </Row>
      <Row>
        <IconButton label="Bewerken" icon={<Pencil />} />
        <IconButton label="Verwijderen" tone="danger" icon={<Trash />} />
        <IconButton label="Bezig" busy icon={<Pencil />} />
        <IconButton label="Uit" disabled icon={<Pencil />} />
      </Row>
      <div className="on-stage rounded-lg bg-stage p-5">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant} on stage
            </Button>
          ))}
        </Row>
      </div>
    </Part>
  );
}
