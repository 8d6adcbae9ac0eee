import { ButtonLink } from "../navigation/ButtonLink";
import { ActionName } from "../ui/Sentence";
import { t } from "../../words/t";

interface JoinButtonProps {
  readonly title: string;
  readonly to: string;
  readonly primary?: boolean;
}

export function JoinButton({ title, to, primary = true }: JoinButtonProps) {
  return (
    <ButtonLink primary={primary} to={to}>
      <ActionName text={t("Join online<hidden> for <name/></hidden>")} name={title} />
    </ButtonLink>
  );
}
