import { leadersOf, roleLines, type LeaderRecord } from "../../domain/people/leader-roles";
import { kindOf } from "../../model/content-model";
import { isJsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import type { ContentNode, NodesOfType } from "../../outputs/site/site";

/** The roles of each present and past leader over the years: one line per term, by the id of the node. */
export function leaderRoles(nodesOfType: NodesOfType): Map<string, string[]> {
  const team = recordsOf(nodesOfType, "team");
  const isCurrent = ({ isActive }: LeaderRecord) => isActive !== false;
  const past = [...team.filter((record) => !isCurrent(record)), ...recordsOf(nodesOfType, "past-leaders")];
  const leaders = leadersOf(team.filter(isCurrent), past);
  return new Map(leaders.flatMap((leader) => leader.records.map(({ nodeId }) => [nodeId, roleLines(leader)] as const)));
}

type Recorded = LeaderRecord & { readonly nodeId: string };

function recordsOf(nodesOfType: NodesOfType, folder: "team" | "past-leaders"): Recorded[] {
  const { typeName, schema } = kindOf(folder);
  return Array.from(nodesOfType(typeName), (node) => recordOf(node, normalised(schema, node)));
}

function recordOf(node: ContentNode, fields: Readonly<Record<string, unknown>>): Recorded {
  const text = (name: string) => textIn(fields, name);
  const roles = Array.isArray(fields.roles) ? fields.roles.filter(isJsonObject) : [];
  return {
    nodeId: node.id,
    jsonId: Number(node.jsonId ?? 0),
    name: text("name") ?? "",
    position: text("position"),
    session: text("session"),
    email: text("email"),
    github: text("github"),
    linkedin: text("linkedin"),
    tenure: text("tenure"),
    isActive: fields.isActive !== false,
    roles: roles.map((role) => ({ term: textIn(role, "term") ?? "", position: textIn(role, "position") })),
  };
}

function textIn(fields: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = fields[name];
  return typeof value === "string" ? value : null;
}
