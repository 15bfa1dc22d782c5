import { catalogue } from "#contract"
import { publicAddress } from "../../images/public-address"
import { implement } from "../../implement"
import { done, refuse } from "../../reply"
import { findGradeId, readSubjectsOfGrade } from "../../store/curriculum"

export const listSubjectsOfGrade = implement(
  catalogue.subjectsOfGrade,
  async ({ params, store, language, platform }) => {
    const gradeId = await findGradeId(store, params.grade)
    if (gradeId === null) return refuse(404, "Grade not found.")
    const rows = await readSubjectsOfGrade(store, gradeId, language)
    const subjects = rows.map(({ id, name, image }) => {
      return { id, subjectName: name, subjectImage: publicAddress(image, platform.publicUrl) }
    })
    return done({ subjects })
  },
)
