/** True if someone no longer leads the club: all past leaders, whatever their file says, and who left the team. */
export function isPastLeader(leader: Queries.LeaderProfileFragment): boolean {
  return "tenure" in leader || ("isActive" in leader && leader.isActive === false);
}
