import { machineTraces } from "../support/machine-traces";

const machine = { folders: ["/home/eva/club"], home: "/home/eva", hostName: "evas-laptop.local" };
const container = { folders: ["/app"], home: "/root", hostName: "vm" };
const windows = { folders: ["C:\\Users\\Eva\\club"], home: "C:\\Users\\Eva", hostName: "DESKTOP-4F2K9" };

describe("A trace of the machine that built the site", () => {
  it.each([
    ["the project's path", machine, '{"icon":"/home/eva/club/logo.png"}'],
    ["another path of the home folder", machine, "from /home/eva/notes.txt"],
    ["a file's address", machine, "file:///home/eva/club/src/a.ts"],
    ["the name of the host", machine, "built on evas-laptop.local"],
    ["a short path in front of a project's folder", container, 'require("/app/node_modules/x.js")'],
    ["a short home folder", container, '"/root/.npmrc"'],
    ["a path of Windows", windows, "at C:\\Users\\Eva\\club\\src\\a.ts"],
    ["a path of Windows in JSON", windows, JSON.stringify({ file: windows.folders[0] })],
    ["a path of Windows with forward slashes", windows, "file:///C:/Users/Eva/club/src/a.ts"],
    ["a host of Windows", windows, "desktop-4f2k9"],
  ])("is found: %s", (_name, from, text) => {
    expect(machineTraces(text, from)).not.toEqual([]);
  });

  it.each([
    ["an address of the site", container, '<script src="/app-1a2b.js"></script><a href="/app/x">'],
    ["the end of another address", container, "https://example.org/root/a /a/root/b"],
    ["a style", container, ":root{--a:1}"],
    ["a short name of the host", container, "a vm is a virtual machine"],
    ["a longer name", machine, "evas-laptop.local-network"],
    ["a name that begins alike", machine, "/home/evaluation"],
  ])("is not: %s", (_name, from, text) => {
    expect(machineTraces(text, from)).toEqual([]);
  });
});
