import type { PictureSource } from "../picture-source";
import type { DirectoryMember } from "./member-index";

/** In px, twice what the picture of a member takes in a list; the build makes no other size for lists. */
export const MEMBER_PICTURE_SIZE = 128;

/** The picture of a member in a list; undefined for a member without one. */
export function memberPicture({ picture }: Pick<DirectoryMember, "picture">): PictureSource | undefined {
  return picture === "" ? undefined : { src: picture, width: MEMBER_PICTURE_SIZE, height: MEMBER_PICTURE_SIZE };
}
