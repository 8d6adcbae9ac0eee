import { createElement } from "react";
import { addressParts } from "../../domain/text/web-addresses";
import { Text } from "../ui/Text";
import { SiteLink } from "./SiteLink";

interface LinkedTextProps {
  /** The element that the text fills. */
  readonly as: "p" | "dd";
  readonly className?: string | undefined;
  readonly children: string;
}

/** A text of the content whose web addresses are links. */
export function LinkedText({ as, className, children }: LinkedTextProps) {
  const parts = addressParts(children);
  if (parts.every(({ link }) => link === undefined))
    return (
      <Text as={as} className={className}>
        {children}
      </Text>
    );
  const shown = parts.map(({ text, link }, index) =>
    link === undefined ? (
      <Text key={index}>{text}</Text>
    ) : (
      <SiteLink key={index} to={link}>
        <Text>{text}</Text>
      </SiteLink>
    ),
  );
  return createElement(as, { className }, shown);
}
