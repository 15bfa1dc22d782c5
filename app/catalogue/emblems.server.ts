import { toSubjectKind } from "#game/answers/names/subject-kinds"
import type { AppContext } from "#app/server/context.server"
import type { Subject } from "./subject-names.server"

export const getEmblem = (name: string) => `/art/emblems/${toSubjectKind(name) ?? "default"}.svg`

export const subjectPicture = (
  { pictureAddress }: Pick<AppContext, "pictureAddress">,
  { name, image }: Pick<Subject, "name" | "image">,
) => pictureAddress(image) || getEmblem(name)
