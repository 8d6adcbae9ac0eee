import { NotFound } from "../components/not-found/NotFound";
import { Seo } from "../components/seo/Seo";

export default function NotFoundPage() {
  return (
    <>
      <Seo title="Page not found" description="There is no page at this address." path="/404" noindex />
      <NotFound />
    </>
  );
}
