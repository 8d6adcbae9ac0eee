import { capitalised } from "../../domain/text/letters";
import { t } from "../../words/t";
import { Tag, type TagTone } from "../ui/Tag";
import { Text } from "../ui/Text";

const tones: Readonly<Record<string, TagTone>> = { active: "accent", finished: "highlight" };

/** How far a project is. */
export function ProjectStatus({ status }: { readonly status: string }) {
  return (
    <Tag tone={tones[status] ?? "plain"}>
      <Text>{statusText(status)}</Text>
    </Tag>
  );
}

function statusText(status: string): string {
  return t("{status, select, idea {Idea} active {Active} paused {Paused} finished {Finished} other {{otherwise}}}", {
    status,
    otherwise: capitalised(status),
  });
}
