import { ButtonLink } from "../navigation/ButtonLink";
import { Text } from "../ui/Text";

interface JoinButtonProps {
  readonly title: string;
  readonly to: string;
}

/** Leads to where people take part online. */
export function JoinButton({ title, to }: JoinButtonProps) {
  return (
    <ButtonLink primary to={to}>
      Join online
      <span className="visually-hidden">
        {" "}
        for <Text>{title}</Text>
      </span>
    </ButtonLink>
  );
}
