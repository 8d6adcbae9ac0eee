import { writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { addressToOpen, listenAddress, serveSite } from "../../../../src/commands/serve/serve-site";
import { makeFolder } from "../../../support/temporary-folder";

const directory = makeFolder();

beforeAll(() => {
  writeFileSync(path.join(directory, "_headers"), "/*\n  X-All: 1\n");
});

describe("npm run serve", () => {
  it("listens to this computer only, unless HOST says otherwise", async () => {
    const { server, address } = await serveSite(directory, { PORT: "0" });
    const bound = server.address() as AddressInfo;
    server.close();
    expect(bound.address).toBe("127.0.0.1");
    expect(address).toBe(`http://localhost:${bound.port}`);
  });

  it("says in one sentence that its port is taken", async () => {
    const { server } = await serveSite(directory, { PORT: "0" });
    const { port } = server.address() as AddressInfo;
    await expect(serveSite(directory, { PORT: String(port) })).rejects.toThrow(
      `The site can't be served on 127.0.0.1, port ${port}: another program uses that port. Stop it, or choose another port with PORT.`,
    );
    server.close();
  });

  it("says in one sentence that nothing is built", async () => {
    await expect(serveSite(path.join(directory, "nothing"), { PORT: "0" })).rejects.toThrow(
      /^There is no built site in .*nothing: run 'npm run build' first\.$/,
    );
  });

  it("says in one sentence that HOST is not an address of this computer", async () => {
    await expect(serveSite(directory, { PORT: "0", HOST: "192.0.2.1" })).rejects.toThrow(
      /HOST is not an address of this computer/,
    );
  });
});

describe("The address to listen on", () => {
  it.each([
    [{}, "127.0.0.1", 9000],
    [{ HOST: "", PORT: "" }, "127.0.0.1", 9000],
    [{ HOST: " 0.0.0.0 ", PORT: "8080" }, "0.0.0.0", 8080],
  ])("of %j", (environment, host, port) => {
    expect(listenAddress(environment)).toEqual({ host, port });
  });

  it.each(["abc", "-1", "65536", "80.5", "1e3"])("can't be the port %s", (PORT) => {
    expect(() => listenAddress({ PORT })).toThrow(
      `PORT is '${PORT}', expected a number from 0 to 65535, such as 9000.`,
    );
  });

  it.each([
    ["0.0.0.0", "http://localhost:80"],
    ["::1", "http://localhost:80"],
    ["192.168.0.7", "http://192.168.0.7:80"],
    ["fe80::1", "http://[fe80::1]:80"],
  ])("%s is opened at %s", (host, address) => {
    expect(addressToOpen({ host, port: 80 })).toBe(address);
  });
});
