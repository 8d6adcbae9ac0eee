/** A sub community with only a name. */
export function subCommunity(name: string): Queries.SubCommunityPanelFragment {
  return {
    ...{ jsonId: name, name, type: null, description: null, url: null, members: null },
    ...{ activities: [], achievements: [], meetingSchedule: null, contactEmail: null },
  };
}
