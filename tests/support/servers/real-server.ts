import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { basePath } from "../../../src/model/build-info";
import { until } from "../until";
import { hostingDirectory } from "../../../src/outputs/hosting/hosting-files";

/** An answer of a server, uncompressed. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that listens to a socket file, so that no test needs a free port. It is asked for paths of the site. */
export interface ServedSite {
  ask(target: string, method?: string): Promise<ServerAnswer>;
  close(): Promise<void>;
}

/** Where a program lies; undefined where it is not installed. */
export function installed(program: "nginx" | "caddy"): string | undefined {
  return [program, `/usr/sbin/${program}`].find((name) => spawnSync(name, ["version"]).error === undefined);
}

/** The folder of a host in which the site lies where its addresses say, as docs/publish.md asks for. */
function rootFor(publicDirectory: string, folder: string): string {
  if (basePath() === "") return publicDirectory;
  const place = path.join(folder, "root", basePath());
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(publicDirectory, place);
  return path.join(folder, "root");
}

/** Serves a built site with nginx, as docs/publish.md sets it up, but for TLS. */
export function startNginx(program: string, publicDirectory: string): Promise<ServedSite> {
  const hosting = path.join(hostingDirectory(publicDirectory), "nginx");
  return startProgram((folder, socket) => {
    const file = path.join(folder, "nginx.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      file,
      `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/log;
${process.getuid?.() === 0 ? "user root;" : ""}
events { }
http {
  access_log off; ${temporary.join(" ")}
  include /etc/nginx/mime.types;
  include ${hosting}/http.conf;
  server {
    listen unix:${socket};
    root ${rootFor(publicDirectory, folder)};
    include ${hosting}/server.conf;
  }
}
`,
    );
    return [program, "-p", folder, "-e", `${folder}/log`, "-c", file];
  });
}

/** Serves a built site with Caddy, as docs/publish.md sets it up, but for TLS. */
export function startCaddy(program: string, publicDirectory: string): Promise<ServedSite> {
  return startProgram((folder, socket) => {
    const file = path.join(folder, "Caddyfile");
    const site = path.join(hostingDirectory(publicDirectory), "caddy/site.caddy");
    writeFileSync(
      file,
      `{
	admin off
	auto_https off
	storage file_system ${folder}
}
http:// {
	bind unix/${socket}
	root ${basePath()}/* ${publicDirectory}
	import ${site}
}
`,
    );
    return [program, "run", "--config", file, "--adapter", "caddyfile"];
  });
}

/** Serves a built site with `npm run serve`. */
export async function startOwnServer(server: Server): Promise<ServedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const socket = path.join(folder, "socket");
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return {
    ask: (target, method) => ask(socket, basePath() + target, method),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startProgram(commandFor: (folder: string, socket: string) => string[]): Promise<ServedSite> {
  const folder = mkdtempSync(path.join(tmpdir(), "server-"));
  const socket = path.join(folder, "socket");
  const [command = "", ...commandArguments] = commandFor(folder, socket);
  const child = spawn(command, commandArguments, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
  const output: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const close = async () => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await until(`${command} answers`, async () => {
    if (child.exitCode !== null) {
      const log = path.join(folder, "log");
      const told = output.join("") + (command.endsWith("nginx") ? readFileSync(log, "utf8") : "");
      await close();
      throw new Error(`${command} did not start: ${told}`);
    }
    return answers(socket);
  });
  return { ask: (target, method) => ask(socket, basePath() + target, method), close };
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => {
      connection.destroy();
      resolve(true);
    });
    connection.on("error", () => resolve(false));
  });
}

function ask(socketPath: string, target: string, method = "GET"): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath, path: target, method, agent: false, headers: { Host: "localhost" } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
