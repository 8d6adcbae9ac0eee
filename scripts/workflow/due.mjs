/**
 * True if a site must be built again, because something is due for publication.
 *
 * @param {unknown} file the content of its /next-publication.json
 * @param {Date} now
 * @returns {boolean}
 */
export function isDue(file, now) {
  const next = typeof file === "object" && file !== null ? Reflect.get(file, "next") : undefined;
  return typeof next === "string" && Date.parse(next) <= now.getTime();
}

/** Prints `due=true` or `due=false` for a workflow; a site that does not answer yet has nothing scheduled. */
async function main([address = ""]) {
  const file = await fetch(`${address.replace(/\/+$/, "")}/next-publication.json`, {
    signal: AbortSignal.timeout(30_000),
  }).then(
    (response) => (response.ok ? response.json().catch(() => undefined) : undefined),
    () => undefined,
  );
  console.log(`due=${isDue(file, new Date())}`);
}

if (process.argv[1]?.endsWith("due.mjs")) void main(process.argv.slice(2));
