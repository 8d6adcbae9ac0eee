import type { PageProps } from "gatsby";
import { MyClass, type ClassPlace } from "../components/my-class/MyClass";
import { Seo } from "../components/seo/Seo";
import { sitePath } from "../domain/addresses/served-path";
import { barePath } from "../domain/routes";

interface MyClassContext extends ClassPlace {
  readonly coursesAddress: string;
}

export default function MyClassTemplate({ pageContext, location }: PageProps<object, MyClassContext>) {
  const { coursesAddress, ...place } = pageContext;
  const path = barePath(sitePath(location.pathname));
  return (
    <>
      <Seo title="MyClass" description="The courses of the club, for its members." path={path} noindex />
      <MyClass coursesAddress={coursesAddress} path={path} place={place} />
    </>
  );
}
