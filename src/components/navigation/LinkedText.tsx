import { createElement } from "react";
import { addressParts, linkOfAddress } from "../../domain/text/web-addresses";
import { Text } from "../ui/Text";
import { SiteLink } from "./SiteLink";

interface LinkedTextProps {
  readonly as: "p" | "dd";
  readonly className?: string | undefined;
  readonly children: string;
}

export function LinkedText({ children, ...rest }: LinkedTextProps) {
  const parts = addressParts(children);
  if (parts.length === 1) return <Text {...rest}>{children}</Text>;
  const { as, className } = rest;
  const shown = parts.map((part, index) =>
    index % 2 === 0 ? (
      <Text key={index}>{part}</Text>
    ) : (
      <SiteLink key={index} to={linkOfAddress(part)}>
        {part}
      </SiteLink>
    ),
  );
  return createElement(as, { className }, shown);
}
