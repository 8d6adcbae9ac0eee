import { packMembers, unpackMembers, type DirectoryMember } from "../../../src/domain/directory/member-index";

/** A member of the directory with these fields. */
export function member(fields: Partial<DirectoryMember> = {}): DirectoryMember {
  const plain = { id: 1, name: "Rakibul Islam", session: "2023-2024", shift: "2nd", roll: "", picture: "", handle: "" };
  const competes = Boolean(fields.handle);
  const [unpacked] = unpackMembers(packMembers([{ ...plain, competes, ...fields }]));
  if (!unpacked) throw new Error("The member does not survive packing");
  return unpacked;
}

/** This many members, each different. */
export function manyMembers(count: number): readonly DirectoryMember[] {
  return unpackMembers(
    packMembers(
      Array.from({ length: count }, (_, index) => ({
        id: index + 1,
        name: `Member ${String(index + 1).padStart(5, "0")}`,
        session: `${2016 + (index % 8)}-${2017 + (index % 8)}`,
        shift: index % 2 === 0 ? "1st" : "2nd",
        roll: String(600000 + index),
        picture: "",
        competes: index % 10 === 0,
        handle: index % 10 === 0 ? `coder${index}` : "",
      })),
    ),
  );
}
