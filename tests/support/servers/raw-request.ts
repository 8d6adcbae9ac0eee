import { connect } from "node:net";

/** An answer exactly as received. */
export interface RawAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/**
 * Sends a request exactly as it is written, which no HTTP client does, and reads the answer.
 *
 * @param requestLine such as `GET / HTTP/1.1`
 */
export function rawRequest(port: number, requestLine: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const lines = [requestLine, "Host: localhost", ...headers, "Connection: close", "", ""];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(lines.join("\r\n"), "latin1"));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(parseAnswer(Buffer.concat(chunks))));
  });
}

function parseAnswer(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  const [statusLine = "", ...lines] = bytes.subarray(0, Math.max(end, 0)).toString("latin1").split("\r\n");
  const headers = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(statusLine.split(" ")[1]), headers: new Map(headers), body: bytes.subarray(end + 4) };
}
