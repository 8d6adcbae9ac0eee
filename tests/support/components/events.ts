/** The fields that events and workshops share, all unknown. */
const bare = {
  description: null,
  date: null,
  endDate: null,
  time: null,
  everyDay: null,
  venue: null,
  joinLink: null,
  feedbackLink: null,
  tags: [],
  participants: null,
  status: null,
  registrationOpen: null,
  registrationLink: null,
  registrationDeadline: null,
  readMoreLink: null,
  maxParticipants: null,
  currentParticipants: null,
  fee: null,
  contactPerson: null,
  contactEmail: null,
  contactPhone: null,
  fullDescription: null,
  topics: [],
  image: null,
  gallery: [],
  links: [],
};

/** An event with only a title, as a query returns it; `fields` adds the rest. */
export function eventDetails(fields: Partial<Queries.EventDetailsFragment> = {}): Queries.EventDetailsFragment {
  return {
    ...bare,
    jsonId: "code-sprint",
    title: "Code Sprint",
    subtitle: null,
    repeats: null,
    repeatsUntil: null,
    repeatsExcept: [],
    prizes: [],
    requirements: [],
    schedule: [],
    organizer: null,
    category: null,
    speakers: [],
    themes: [],
    ...fields,
  };
}

/** A workshop with only a title. */
export function workshopDetails(
  fields: Partial<Queries.WorkshopDetailsFragment> = {},
): Queries.WorkshopDetailsFragment {
  return {
    ...bare,
    jsonId: "python",
    title: "Python",
    duration: null,
    level: null,
    curriculum: [],
    projects: [],
    instructor: null,
    prerequisites: [],
    tools: [],
    materials: [],
    certification: null,
    ...fields,
  };
}

/** An entry of the upcoming block. */
export function upcomingEntry(
  title: string,
  date: string | null,
  fields: Partial<Queries.UpcomingEntryFragment> = {},
): Queries.UpcomingEntryFragment {
  return {
    ...{ key: title, title, date, type: "Event", link: null, time: null, endDate: null, everyDay: null },
    ...{ repeats: null, repeatsUntil: null, repeatsExcept: [] },
    ...{ venue: null, joinLink: null, description: null, image: null },
    ...fields,
  };
}
