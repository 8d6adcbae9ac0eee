/** How large files may be, in megabytes: what editors are told, and what the CMS takes. */
export const mediaLimits = {
  image: { most: 5, best: 2 },
  video: { most: 50 },
} as const;

/** How large a picture may be, in words for editors. */
export const imageSize = `at most ${mediaLimits.image.most} MB, ideally under ${mediaLimits.image.best} MB`;
