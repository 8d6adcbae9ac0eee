import { pagePolicy } from "../../outputs/headers/policy";

const charset = /<meta charset="utf-8"\s*\/?>/i;

/**
 * A page of the editor that holds its policy itself, before anything that this governs.
 *
 * @param policy as a header says it; undefined: the page holds none
 */
export function withPolicy(html: string, policy: string | undefined): string {
  if (policy === undefined) return html;
  return html.replace(
    charset,
    (meta) => `${meta}<meta http-equiv="Content-Security-Policy" content="${pagePolicy(policy)}"/>`,
  );
}
