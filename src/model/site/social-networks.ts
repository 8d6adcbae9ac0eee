import { t } from "../../words/t";

/** The social pages that a club may name, with their labels, in the order in which they are shown. */
export const socialNetworks = {
  facebook: "Facebook",
  blog: t("Blog"),
  linkedin: "LinkedIn",
  github: "GitHub",
  youtube: "YouTube",
  instagram: "Instagram",
  whatsapp: "WhatsApp",
  telegram: "Telegram",
  x: "X",
  discord: "Discord",
} as const;

export type SocialNetwork = keyof typeof socialNetworks;

export function isSocialNetwork(name: string): name is SocialNetwork {
  return Object.hasOwn(socialNetworks, name);
}
