import { servedPath } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";

/** The line that says where changes go; empty: there is none. */
const banners = {
  sandbox: "Sandbox: the content of the site, only in this tab. Nothing is saved, so try anything.",
  local: "You are editing the files on this computer.",
  hosted: "",
} as const;

/** Replaces what the page shows before Decap has started with that line. */
export function showBanner(place: keyof typeof banners): void {
  const start = document.getElementById("start");
  if (start) start.hidden = true;
  const text = banners[place];
  if (text === "") return;
  const banner = document.createElement("p");
  banner.className = `banner banner-${place}`;
  banner.textContent = text;
  document.body.append(banner);
}

/** Nothing is there to be edited: says what can be done about it; the sandbox opens what was asked for. */
export function showNowhere(askedFor: string): void {
  document.getElementById("sandbox")?.setAttribute("href", servedPath(routes.adminSandbox(askedFor)));
  document.getElementById("loading")?.setAttribute("hidden", "");
  document.getElementById("nowhere")?.removeAttribute("hidden");
}
