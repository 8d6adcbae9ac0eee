import { Banner } from "../../components/banner/Banner";
import { Claims, Stats, Skills } from "../../components/home/Claims";
import { Hero } from "../../components/home/Hero";
import { HeroPictures } from "../../components/home/HeroPictures";
import { Footer } from "../../components/layout/Footer";
import { Discord } from "../../components/membership/Discord";
import { JoinUs } from "../../components/membership/JoinUs";
import { Registration } from "../../components/membership/Registration";
import { useClub } from "../../hooks/useClub";
import type { Singleton } from "../../model/kind";
import type { JsonObject } from "../../model/schema/json-object";
import { renderMarkdown } from "../../content/markdown/render-markdown";
import { banner } from "../../model/site/banner";
import { club } from "../../model/site/club";
import { discord } from "../../model/site/discord";
import { home } from "../../model/site/home";
import { joinUs } from "../../model/site/join-us";
import { registration } from "../../model/site/registration";
import { siteFileName } from "../configuration/collections";
import type { CmsSettings } from "../configuration/configuration";
import { pictureOf, type Preview, type AddressOf } from "./preview-files";
import { shownFields } from "./shown-fields";
import { t } from "../../words/t";

declare const CMS_SETTINGS: CmsSettings;

const previews: readonly (readonly [Singleton, Preview])[] = [
  [club, (item, addressOf) => <ClubPreview item={item} addressOf={addressOf} />],
  [home, (item, addressOf) => <HomePreview item={item} addressOf={addressOf} />],
  [
    registration,
    (item, _addressOf, now) => <Registration registration={shownFields(registration.schema, item)} asOf={now} />,
  ],
  [
    joinUs,
    (item, _addressOf, now) => (
      <JoinUs
        asOf={now}
        joinUs={shownFields(joinUs.schema, item)}
        registration={shownFields(registration.schema, CMS_SETTINGS.registration)}
      />
    ),
  ],
  [
    banner,
    (item) => {
      const { text, link } = shownFields(banner.schema, item);
      return <Banner html={renderMarkdown(text, { isShort: true })} link={link ?? undefined} isDue />;
    },
  ],
  [discord, (item) => <Discord discord={shownFields(discord.schema, item)} />],
];

export const sitePreviews: Readonly<Record<string, Preview>> = Object.fromEntries(
  previews.map(([singleton, preview]) => [siteFileName(singleton), preview]),
);

function ClubPreview({ item, addressOf }: { readonly item: JsonObject; readonly addressOf: AddressOf }) {
  const fields = shownFields(club.schema, item);
  const { siteUrl } = useClub();
  return (
    <>
      <Claims clubName={fields.name} foundedYear={fields.foundedYear} claims={fields.claims} />
      <Footer club={{ ...fields, siteUrl, logo: pictureOf(fields.logo, addressOf) }} />
    </>
  );
}

function HomePreview({ item, addressOf }: { readonly item: JsonObject; readonly addressOf: AddressOf }) {
  const { name } = useClub();
  const fields = shownFields(home.schema, item);
  const { heroTitle, heroText, terminal, awardsWon, projectsBuilt, skills, heroImages } = fields;
  const stats = [
    { value: awardsWon, label: t("Awards Won") },
    { value: projectsBuilt, label: t("Projects Built") },
  ].flatMap(({ value, label }) => (value === null ? [] : [{ value, label }]));
  const images = heroImages.flatMap(({ src: file, alt }) => {
    const src = pictureOf(file, addressOf);
    return src ? [{ src, alt }] : [];
  });
  return (
    <>
      <Hero
        clubName={name}
        title={heroTitle}
        text={heroText}
        terminal={terminal}
        pictures={images.length > 0 && <HeroPictures images={images} isBelow={terminal.length > 0} />}
      />
      <Stats stats={stats} />
      <Skills skills={skills} />
    </>
  );
}
