import { emailIn } from "./contact";

/** Endings of names of files, which look like those of hosts. */
const fileName =
  /\.(?:html?|php|pdf|md|txt|json|docx?|pptx?|xlsx?|zip|png|jpe?g|gif|svg|webp|avif|mp4|webm|py|c|cc|cpp|java|js|ts)$/i;

const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,24}(?::\d+)?(?=[/?#]|$)/iu;

/** An address that was written without its scheme, as people type it into a browser, with https; undefined for any other text. */
export function asWebAddress(text: string): string | undefined {
  const address = text.trim();
  const [name] = host.exec(address) ?? [];
  if (name === undefined || /\s/.test(address)) return undefined;
  const isPage = /^www\./i.test(name) || address.length > name.length || !fileName.test(name);
  return isPage ? `https://${address}` : undefined;
}

/** The link that was probably meant by a text that is none; undefined where it is not known. */
export function meantLink(text: string): string | undefined {
  const email = emailIn(text);
  return email === undefined ? asWebAddress(text) : `mailto:${email}`;
}
