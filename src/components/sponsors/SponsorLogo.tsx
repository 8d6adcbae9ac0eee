import { graphql } from "gatsby";
import { servedPath, servedSet } from "../../domain/addresses/served-path";
import type { PictureSource } from "../../domain/picture-source";
import { logoSize } from "../../domain/sponsors/sponsors";
import { useLanguageOf } from "../../hooks/page-context";
import { pictureSource } from "../content/picture-source";
import { classes } from "../ui/classes";
import { Text } from "../ui/Text";
import * as styles from "./SponsorLogo.module.css";

interface SponsorLogoProps {
  readonly sponsor: Queries.SponsorLogoFragment;
  readonly isNamed?: boolean;
}

/** The logo of a sponsor, as large as all others and readable in both themes; the name if there is none. */
export function SponsorLogo({ sponsor: { name, logo, logoDark }, isNamed = false }: SponsorLogoProps) {
  const [light, dark] = [pictureSource(logo), pictureSource(logoDark)];
  const alt = isNamed ? "" : name;
  const onLight = light ?? dark;
  if (!onLight) {
    return isNamed ? null : (
      <Text as="span" className={styles.name}>
        {name}
      </Text>
    );
  }
  if (!light || !dark) return <Logo source={onLight} alt={alt} className={light ? styles.plate : styles.darkPlate} />;
  return (
    <>
      <Logo source={light} alt={alt} className={styles.inLight} />
      <Logo source={dark} alt={alt} className={styles.inDark} />
    </>
  );
}

interface LogoProps {
  readonly source: PictureSource;
  readonly alt: string;
  readonly className: string | undefined;
}

/** A picture with the size of the logo; `Picture` would fill the available width. */
function Logo({ source, alt, className }: LogoProps) {
  const languageOf = useLanguageOf();
  const { src, webp, sizes, width, height } = source;
  return (
    <picture className={classes(styles.logo, className)}>
      {webp && <source type="image/webp" srcSet={servedSet(webp)} sizes={sizes} />}
      <img
        src={servedPath(src)}
        {...(width && height && logoSize({ width, height }))}
        alt={alt}
        {...languageOf(alt)}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
      />
    </picture>
  );
}

/** @public Gatsby collects it. */
export const sponsorLogo = graphql`
  fragment SponsorLogo on Sponsor {
    name
    logo {
      ...LogoPicture
    }
    logoDark {
      ...LogoPicture
    }
  }

  fragment LogoPicture on ContentFile {
    pictureUrl
    picture {
      gatsbyImageData(size: SPONSOR_LOGO)
    }
  }
`;
