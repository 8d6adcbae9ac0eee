/** Where a server listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Where the site is served, from `HOST` and `PORT`; by default only to this computer.
 *
 * @throws Error in words for the person at the terminal if `PORT` is not a port
 */
export function listenAddress({ HOST, PORT }: Readonly<Record<string, string | undefined>>): ListenAddress {
  const port = PORT?.trim() || "9000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Error(`PORT is '${port}', expected a number from 0 to 65535, such as 9000.`);
  return { host: HOST?.trim() || "127.0.0.1", port: Number(port) };
}

/** The address to open in a browser on this computer. */
export function addressToOpen({ host, port }: ListenAddress): string {
  const isEveryOrOwn = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host);
  const name = host.includes(":") ? `[${host}]` : host;
  return `http://${isEveryOrOwn ? "localhost" : name}:${port}`;
}

/** Why a server can't listen, in one sentence. */
export function listenError({ host, port }: ListenAddress, error: NodeJS.ErrnoException): string {
  const start = `The site can't be served on ${host}, port ${port}:`;
  switch (error.code) {
    case "EADDRINUSE":
      return `${start} another program uses that port. Stop it, or choose another port with PORT.`;
    case "EACCES":
      return `${start} you may not use that port. Choose one of 1024 or higher with PORT.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${start} HOST is not an address of this computer. Leave it out, or use 0.0.0.0 for all of them.`;
    default:
      return `${start} ${error.message}.`;
  }
}
