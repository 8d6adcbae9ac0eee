import { adminRules, headerRules } from "../../../../src/outputs/headers/security-headers";
import { headersFor } from "../../../../src/outputs/headers/headers-file";
import { renderNginxMaps, renderNginxServer } from "../../../../src/outputs/hosting/nginx-site";

const outside = { images: ["https://pictures.example.org"], frames: [] };
const rules = headerRules(outside, adminRules({ connections: ["https://api.example.org"] }));

const unquoted = (text: string) => text.slice(1, -1).replace(/\\(["\\])/g, "$1");

/** Reads the file as nginx does: a map takes the first pattern that matches. */
function nginxHeaders(path: string): Record<string, string> {
  const maps = [...renderNginxMaps(rules).matchAll(/^map \$uri (\$\w+) \{\n([^}]*(?:\}[^\n]+)*)\n?\}$/gm)];
  const values = new Map(
    maps.map(([, name = "", body = ""]) => {
      const lines = [...body.matchAll(/^ {2}("~(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*");$/gm)];
      const line = lines.find(([, pattern = ""]) => new RegExp(unquoted(pattern).slice(1)).test(path));
      const otherwise = /^ {2}default (.*);$/m.exec(body)?.[1];
      return [name, unquoted(line?.[2] ?? otherwise ?? '"missing"')];
    }),
  );
  const added = [...renderNginxServer(rules).matchAll(/^add_header (\S+) (\$\w+) always;$/gm)];
  const headers = added.map(([, name = "", value = ""]) => [name, values.get(value) ?? "missing"] as const);
  return Object.fromEntries(headers.filter(([, value]) => value !== ""));
}

describe("The headers for nginx", () => {
  it.each([
    ..."/ /events/code-sprint /admin /admin/index.html /administrator /admin/assets/admin-1.js".split(" "),
    ..."/search-worker.js /search-workerxjs /static/x.js /share/events.jpg /api/events.json /calendar.ics".split(" "),
  ])("say of %s what the headers of other hosts say", (path) => {
    const others = headersFor(rules, path).filter(([name]) => name !== "Content-Type");
    // The hosts that read the other file say by themselves that pages are to be asked for again.
    const cached = { "Cache-Control": "public, max-age=0, must-revalidate" };
    expect(nginxHeaders(path)).toEqual({ ...cached, ...Object.fromEntries(others) });
  });

  it("give files for other programs their type", () => {
    const server = renderNginxServer(rules);
    expect(server).toContain(
      'location = "/calendar.ics" { types { } default_type "text/calendar"; try_files $uri =404; }',
    );
    expect(server).toContain('location "/api/" { types { } default_type "application/json"; try_files $uri =404; }');
    expect(server).not.toContain("add_header Content-Type");
  });
});
