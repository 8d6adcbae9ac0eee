import { t } from "../../words/t";

/**
 * Says why the editor did not start, and what can be done about it. A separate script, since the editor's own may be
 * the one that can't be loaded.
 */
function watchStart(): void {
  const onError = (event: Event) => {
    // If a script could not be loaded, the event has no details.
    if (event.target instanceof HTMLScriptElement) fail(undefined);
    else if (event instanceof ErrorEvent) fail(event.error);
  };
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
}

function fail(cause: unknown): void {
  const start = document.getElementById("start");
  // Once it has started, the editor reports its own errors.
  if (!start || start.hidden) return;
  const loading = document.getElementById("loading");
  const failed = document.getElementById("failed");
  const reason = document.getElementById("reason");
  if (!loading || !failed || !reason) return;
  loading.hidden = true;
  reason.textContent =
    cause instanceof Error
      ? cause.message
      : t("A part of it could not be loaded. You may be offline, or the site is being updated.");
  failed.hidden = false;
  document.getElementById("again")?.addEventListener("click", () => location.reload());
}

watchStart();
