import sharp from "sharp";
import { photoWithLocation } from "../content/photo";
import { videoWithLocation, webmWithLocation } from "../content/video";

/** A drawing that would run scripts and load files if it were published unchanged. */
const hostileDrawing = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 90 60" onload="window.hacked = 'drawing'">
  <script>window.hacked = "drawing"</script>
  <image xlink:href="https://example.org/spy.png" width="9" height="9"/>
  <rect width="90" height="60" fill="#336699"/>
</svg>`;

/** The files of the other club's media folder: photos with metadata, drawings with scripts, and damaged files. */
export async function otherClubMedia(): Promise<Readonly<Record<string, Uint8Array | string>>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const grain = sharp({ create: { width: 96, height: 64, channels: 3, background: "#336699", noise } });
  const avif = await grain.clone().avif({ effort: 0 }).toBuffer();
  const webp = await grain.clone().webp().toBuffer();
  return {
    "logo.svg": hostileDrawing,
    "drawing.SVG": hostileDrawing,
    "broken.svg": "<svg xmlns='http://www.w3.org/2000/svg'><g>",
    "photo.jpg": await photoWithLocation("jpeg"),
    "photo (copy).JPEG": await photoWithLocation("jpeg", "#993366"),
    "photo.webp": await photoWithLocation("webp"),
    "photo-of-a-draft.jpg": await photoWithLocation("jpeg", "#339966"),
    "wrong-name.jpg": await photoWithLocation("png"),
    "moving.gif": await grain.clone().resize(9).gif().toBuffer(),
    "half.avif": avif.subarray(0, avif.length / 2),
    "half.webp": webp.subarray(0, webp.length / 2),
    "place.mp4": videoWithLocation(),
    "place.webm": webmWithLocation(4),
    "rules.pdf": "%PDF-1.4\n%%EOF\n",
    "rules of a draft.pdf": "%PDF-1.4\n% of a draft\n%%EOF\n",
    "not-a-document.pdf": "this is plain text",
    "নিয়ম list.csv": "name,points\r\nRahim,5\r\n",
    "nothing.docx": "",
  };
}
