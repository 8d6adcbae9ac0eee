/** A leader with a card and a profile. */
type Leader = Queries.LeaderProfileFragment & Queries.LeaderCardFragment;

/** A leader with only a name; `fields` adds the rest. */
export function leader(fields: Partial<Leader> = {}): Leader {
  return {
    rank: null,
    jsonId: 1,
    name: "Tahsin Rahman",
    pronouns: null,
    group: null,
    links: [],
    position: null,
    department: null,
    session: null,
    bio: null,
    fullBio: null,
    skills: [],
    email: null,
    phone: null,
    linkedin: null,
    github: null,
    portfolio: null,
    portfolioPage: null,
    facebook: null,
    projects: [],
    achievements: [],
    isActive: null,
    roles: [],
    image: null,
    ...fields,
  };
}

/** A leader of past years. */
export function pastLeader(fields: Partial<Leader> = {}): Leader {
  return leader({ jsonId: 101, tenure: null, currentRole: null, ...fields });
}
