import { absoluteUrl } from "../addresses/served-path";

/** A link that subscribes to a calendar in Google Calendar, the calendar of most Android phones. */
export function googleSubscriptionLink(siteUrl: string, path: string): string {
  return `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(subscriptionLink(siteUrl, path))}`;
}

export function subscriptionLink(siteUrl: string, path: string): string {
  return absoluteUrl(siteUrl, path).replace(/^https?:/, "webcal:");
}
