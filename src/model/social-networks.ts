/** The social pages that a club may name, in the order in which they are shown. */
export const socialNetworks = {
  facebook: { label: "Facebook", example: "https://www.facebook.com/example" },
  blog: { label: "Blog", example: "https://blog.example.org" },
  linkedin: { label: "LinkedIn", example: "https://www.linkedin.com/company/example" },
  github: { label: "GitHub", example: "https://github.com/example" },
  youtube: { label: "YouTube", example: "https://www.youtube.com/@example" },
  instagram: { label: "Instagram", example: "https://www.instagram.com/example" },
  whatsapp: { label: "WhatsApp", example: "https://whatsapp.com/channel/example" },
  telegram: { label: "Telegram", example: "https://t.me/example" },
  x: { label: "X", example: "https://x.com/example" },
  discord: { label: "Discord", example: "https://discord.gg/example" },
} as const;

/** The name of a social network in content files. */
export type SocialNetwork = keyof typeof socialNetworks;

export function isSocialNetwork(name: string): name is SocialNetwork {
  return Object.hasOwn(socialNetworks, name);
}
