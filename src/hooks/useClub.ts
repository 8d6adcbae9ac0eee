import { graphql, useStaticQuery } from "gatsby";

/** Facts about the club, for every page; the content check ensures that they exist. */
export function useClub() {
  const data = useStaticQuery<Queries.ClubQuery>(graphql`
    query Club {
      site {
        siteMetadata {
          siteUrl
          asOf
        }
      }
      club {
        name
        shortName
        description
        foundedYear
        email
        phone
        address
        mapUrl
        institution {
          name
          url
        }
        coordinates {
          latitude
          longitude
        }
        social {
          facebook
          blog
          linkedin
          github
          youtube
          instagram
          whatsapp
          telegram
          x
          discord
        }
        competitiveProgrammingUrl
        logo {
          pictureUrl
          picture {
            gatsbyImageData(size: CLUB_LOGO)
            share: resize(width: 512, toFormat: PNG) {
              src
            }
          }
        }
      }
    }
  `);
  if (!data.site || !data.club) throw new Error("site/club.json was not read");
  return { ...data.club, ...data.site.siteMetadata };
}

export type Club = Omit<ReturnType<typeof useClub>, "asOf">;
