import type { User } from "@podium/shared/contracts/users";
import { Save } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { Form } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { putProfile } from "./api/update-profile.ts";
import { PersonFields } from "./person-fields.tsx";
import { profileResolver } from "./profile-resolver.ts";

/** How long a success is shown (specification, section 8). */
const SAVED_MS = 4000;

type Outcome = { tone: "success" | "danger"; words: string } | null;

/** One's own data; the id is for reading only, the phone takes digits only (specification, screen Account). */
export function ProfileForm({ user }: { user: User }) {
  const { id, firstname, lastname, email, number } = user;
  const { register, handleSubmit, setValue, formState } = useForm({
    values: { id, firstname, lastname, email, number },
    resetOptions: { keepDirtyValues: true },
    resolver: profileResolver,
  });
  const { errors, isSubmitting } = formState;
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (outcome?.tone !== "success") return;
    const timer = setTimeout(() => setOutcome(null), SAVED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const submit = handleSubmit(async (form) => {
    setOutcome(null);
    try {
      await putProfile(form);
      setOutcome({ tone: "success", words: "Wijzigingen succesvol opgeslagen!" });
    } catch (error) {
      setOutcome({ tone: "danger", words: (error instanceof Error && error.message) || "Onbekende fout" });
    }
  });

  return (
    <Form onSubmit={(event) => void submit(event)}>
      <TextField label="ID" value={id} readOnly />
      <PersonFields register={register} errors={errors} />
      <TextField
        label="Telefoon"
        hint="Alleen cijfers."
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        required
        error={errors.number?.message}
        {...register("number", {
          onChange: (event: { target: { value: string } }) =>
            setValue("number", event.target.value.replaceAll(/\D/g, "")),
        })}
      />
      {outcome && (
        <Notice tone={outcome.tone} announce>
          {outcome.words}
        </Notice>
      )}
      <Button
        type="submit"
        busy={isSubmitting}
        busyLabel="Bezig met opslaan..."
        icon={<Save aria-hidden className="size-5" />}
        className="self-start"
      >
        Opslaan
      </Button>
    </Form>
  );
}
