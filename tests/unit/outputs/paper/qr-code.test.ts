import { qrCode } from "../../../../src/outputs/paper/qr-code";
import { qrCodes } from "../../../../src/outputs/paper/qr-codes";
import { KeptTexts } from "../../../../src/outputs/writing/kept-texts";
import { readQrCode } from "../../../support/read-qr-code";

describe("A QR code", () => {
  it.each([
    "https://club.example.org/events/code-sprint-2026",
    `https://club.example.org/events/${"%E0%A6%AA".repeat(60)}`,
  ])("is read as %s", async (address) => {
    expect(await readQrCode(qrCode(address))).toBe(address);
  });

  it("is small, black on white, and has an empty margin", () => {
    const svg = qrCode("https://club.example.org/events/code-sprint-2026");
    expect(svg.length).toBeLessThan(8000);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/);
    const [, dark = ""] = svg.split("/><path d=");
    expect(dark).toMatch(/^"M4 4h7/);
    expect(dark).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
  });
});

test("every event and workshop has the code of its own address, below the path of the site", async () => {
  const nodes = new Map([
    ["Event", [{ id: "a", jsonId: "খেলা" }]],
    ["Workshop", [{ id: "b", jsonId: "git" }]],
  ]);
  const site = { url: "https://example.org/club", nodesOfType: (type: string) => nodes.get(type) ?? [] };
  const codes = qrCodes(site, new KeptTexts());
  expect(codes.map(({ path }) => path)).toEqual(["/qr/events/খেলা.svg", "/qr/workshops/git.svg"]);
  const texts = await Promise.all(codes.map(({ data }) => readQrCode(String(data))));
  // The address of a site below a path is made by `absoluteUrl`, as for every page.
  expect(texts.map((text) => decodeURI(text ?? "").replace(/^https:\/\/example\.org(?:\/club)?/, ""))).toEqual([
    "/events/খেলা",
    "/workshops/git",
  ]);
});
