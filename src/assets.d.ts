declare module "*.module.css" {
  const classNames: Readonly<Record<string, string>>;
  export = classNames;
}

declare module "*.css";

declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "$virtual/async-requires" {
  /** Loads the code of each page, by the name that Gatsby gives it. */
  export const components: Readonly<Record<string, () => Promise<unknown>>>;
}
