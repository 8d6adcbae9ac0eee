const styledElements = /<div(?= [^>]*id="gatsby-(?:focus-wrapper|announcer)")([^>]*?) style="[^"]*"/g;

/** The HTML of a page without the style attributes that Gatsby gives its own elements: `style-src 'self'` forbids them. */
export function strictBody(html: string): string {
  return html.replace(styledElements, "<div$1");
}
