// Many hosts know one page for unknown addresses: it opens that of the language whose folder the address is in, which takes
// the address back.
(() => {
  const { folder, languages } = document.currentScript.dataset;
  const { pathname, search, hash } = location;
  const language = languages && new RegExp(`^${folder}/(${languages})/`).exec(pathname)?.[1];
  if (language) location.replace(`${folder}/${language}/404.html#${encodeURIComponent(pathname + search)}`);
  if (languages) return;
  const asked = decodeURIComponent(hash.slice(1));
  if (asked.startsWith(`${folder}/`)) history.replaceState(null, "", asked);
})();
