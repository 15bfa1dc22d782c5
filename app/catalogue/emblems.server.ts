import { toSubjectKind } from "#game/answers/names/subject-kinds"
import type { AppContext } from "#app/server/context.server"
import type { Subject } from "./subject-names.server"

export function getEmblem(name: string): string {
  const kind = toSubjectKind(name)
  return kind ? `/art/emblems/${kind}.svg` : ""
}

export const subjectPicture = (
  { pictureAddress }: Pick<AppContext, "pictureAddress">,
  { name, image }: Pick<Subject, "name" | "image">,
) => pictureAddress(image) || getEmblem(name)
