import { capitalised } from "../../domain/text/letters";
import { statusAt, statusChange } from "../../domain/activities/event-status";
import type { Schedule } from "../../domain/time/schedule";
import { Tag, type TagTone } from "../ui/Tag";
import { t } from "../../words/t";

const words: Readonly<Record<string, string>> = {
  upcoming: t("Upcoming"),
  ongoing: t("Ongoing"),
  completed: t("Completed"),
  cancelled: t("Cancelled"),
};

const tones: Readonly<Record<string, TagTone>> = {
  upcoming: "accent",
  ongoing: "highlight",
  completed: "plain",
  cancelled: "danger",
};

interface StatusTagProps {
  readonly item: Schedule & { readonly status?: string | null };
  readonly now: Date;
}

export function StatusTag({ item, now }: StatusTagProps) {
  const status = statusAt(item, now);
  if (!status) return null;
  return (
    <Tag tone={tones[status] ?? "plain"} until={statusChange(item, now) ?? null}>
      {words[status] ?? capitalised(status)}
    </Tag>
  );
}
