import { capitalised } from "../../domain/text/letters";
import { Tag, type TagTone } from "../ui/Tag";
import { Text } from "../ui/Text";

const tones: Readonly<Record<string, TagTone>> = { active: "accent", finished: "highlight" };

/** How far a project is. */
export function ProjectStatus({ status }: { readonly status: string }) {
  return (
    <Tag tone={tones[status] ?? "plain"}>
      <Text>{capitalised(status)}</Text>
    </Tag>
  );
}
