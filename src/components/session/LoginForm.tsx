import { type SyntheticEvent, useId, useRef, useState } from "react";
import { loginError, memberFor } from "../../domain/session/login";
import type { SignedInMember } from "../../domain/session/session";
import { failureOf } from "../../hooks/loading/fetch-file";
import { memberIndexFile } from "../../hooks/directory/member-index-file";
import { toast } from "../ui/toast/toast";
import * as styles from "./Login.module.css";

interface LoginFormProps {
  readonly indexAddress: string;
  readonly onMember: (member: SignedInMember) => void;
}

/** Which of the two fields is wrong, for those who can't see the toast beside it. */
type Error = "username" | "password" | undefined;

/** User name and password. The browser keeps what is typed before the page is interactive; nothing is sent. */
export function LoginForm({ indexAddress, onMember }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);

  const refuse = (at: Exclude<Error, undefined>) => {
    setError(at);
    form.current?.querySelector<HTMLInputElement>(`[name=${at}]`)?.focus();
  };

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const username = textIn(event.currentTarget, "username");
    const password = textIn(event.currentTarget, "password");
    const refusal = loginError(username, password);
    if (refusal) {
      toast({ ...refusal, tone: "error" });
      refuse(username.trim() === "" ? "username" : "password");
      return;
    }
    setError(undefined);
    setBusy(true);
    try {
      const members = await memberIndexFile.load(indexAddress);
      // Someone who has left the page no longer wants to sign in.
      if (form.current) onMember(memberFor(username, members));
    } catch (error) {
      if (!form.current) return;
      setBusy(false);
      const advice = failureOf(error) === "outdated" ? "Please reload the page." : "Please try again.";
      toast({ title: "Login Failed", description: `The member list could not be loaded. ${advice}`, tone: "error" });
    }
  };

  return (
    // Browsers send a form for a dialog nowhere: without scripts, its host can't sign anyone in.
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <Field name="username" label="Username" type="text" autoComplete="username" isWrong={error === "username"} />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        isWrong={error === "password"}
        hint="Username and password should be the same"
      />
      <button type="submit" className={styles.submit} aria-disabled={isBusy || undefined}>
        {isBusy ? "Signing in..." : "Login"}
      </button>
    </form>
  );
}

function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "password";
  readonly autoComplete: string;
  readonly isWrong: boolean;
  readonly hint?: string;
}

function Field({ name, label, type, autoComplete, isWrong, hint }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-invalid={isWrong || undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
