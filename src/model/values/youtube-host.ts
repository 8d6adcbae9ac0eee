const hosts = /^(?:(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/;

/** True if a host is one of YouTube that shows videos; img.youtube.com, for example, only has their pictures. */
export function isYouTube(hostname: string): boolean {
  return hosts.test(hostname);
}
