import * as buttons from "../ui/button.module.css";

/** Leads an editor from a page to what it shows. The editor is no page of Gatsby's, so its router is not asked. */
export function EditLink({ to }: { readonly to: string | undefined }) {
  return (
    to !== undefined && (
      <p className="container">
        <a className={buttons.button} href={to}>
          Edit this page
        </a>
      </p>
    )
  );
}
