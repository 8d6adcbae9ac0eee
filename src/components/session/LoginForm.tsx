import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { fieldAtFault, loginError, memberFor } from "../../domain/session/login";
import type { SignedInMember } from "../../domain/session/session";
import { failureOf } from "../../hooks/loading/fetch-file";
import { memberIndexFile } from "../../hooks/directory/member-index-file";
import { classes } from "../ui/classes";
import { toast, type Dismiss } from "../ui/toast/toast";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./Login.module.css";

interface LoginFormProps {
  readonly indexAddress: string;
  /** True if the first field gets the focus, because another page has sent the reader here. */
  readonly takesFocus?: boolean;
  readonly onMember: (member: SignedInMember) => void;
}

interface FieldError {
  readonly at: "username" | "password";
  readonly text: string;
}

/** User name and password, checked in the browser. Text typed before the page is interactive is kept. */
export function LoginForm({ indexAddress, takesFocus = false, onMember }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const dismissToast = useRef<Dismiss>(undefined);
  const [error, setError] = useState<FieldError>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // Not if the reader has moved elsewhere meanwhile.
    if (takesFocus && document.activeElement === document.body) focusField(form.current, "username");
  }, [takesFocus]);

  const forgetError = () => {
    setError(undefined);
    dismissToast.current?.();
  };
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (!error) return;
    const { username, password } = typedIn(currentTarget);
    if (loginError(username, password)?.description === error.text) setError({ ...error, at: fieldAtFault(username) });
    else forgetError();
  };
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    forgetError();
    const { username, password } = typedIn(event.currentTarget);
    const refusal = loginError(username, password);
    if (refusal) {
      const at = fieldAtFault(username);
      dismissToast.current = toast({ ...refusal, tone: "error" });
      setError({ at, text: refusal.description });
      focusField(form.current, at);
      return;
    }
    setBusy(true);
    try {
      const members = await memberIndexFile.load(indexAddress);
      // A reader who has left the page no longer wants to sign in.
      if (form.current) onMember(memberFor(username, members));
    } catch (error) {
      if (!form.current) return;
      setBusy(false);
      const description =
        failureOf(error) === "outdated"
          ? t("The member list could not be loaded. Please reload the page.")
          : t("The member list could not be loaded. Please try again.");
      dismissToast.current = toast({ title: t("Login Failed"), description, tone: "error" });
    }
  };
  const errorAt = (at: FieldError["at"]) => (error?.at === at ? error.text : undefined);

  return (
    // Browsers never send a form with the method `dialog`, so without JavaScript the password goes nowhere.
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onInput={onInput}
      onSubmit={(event) => void submit(event)}
    >
      <Field name="username" label={t("Username")} type="text" autoComplete="username" error={errorAt("username")} />
      <Field
        name="password"
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        error={errorAt("password")}
        hint={t("Username and password should be the same")}
      />
      <button type="submit" className={buttons.primary} aria-disabled={isBusy || undefined}>
        {isBusy ? t("Signing in...") : t("Login")}
      </button>
    </form>
  );
}

function focusField(form: HTMLFormElement | null, name: FieldError["at"]): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}

function typedIn(form: HTMLFormElement): Readonly<Record<FieldError["at"], string>> {
  return { username: textIn(form, "username"), password: textIn(form, "password") };
}

function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value : "";
}

interface FieldProps {
  readonly name: FieldError["at"];
  readonly label: string;
  readonly type: "text" | "password";
  readonly autoComplete: string;
  readonly error: string | undefined;
  readonly hint?: string;
}

function Field({ name, label, type, autoComplete, error, hint }: FieldProps) {
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
        aria-invalid={error !== undefined || undefined}
        aria-describedby={classes(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
