import { subjectForm } from "../samples/admin"
import { call, type Answer } from "./api"
import type { Member } from "./world"

export const addPicture = (
  { token }: Member,
  ...subject: Parameters<typeof subjectForm>
): Promise<Answer> => call("/api/Admin/add-subject", { token, raw: subjectForm(...subject) })
