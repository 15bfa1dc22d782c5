import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { readOwnClass, requireTeacher } from "#app/classes/class-request.server"
import { readTaughtSubjects } from "#app/classes/work/subjects.server"
import { readClasses } from "#app/classes/work/terms.server"
import { readWork } from "#app/classes/work/work-request.server"
import { toRounds } from "#app/classes/work/chosen.server"
import { newFormKey } from "#app/forms/define-form.server"
import { orWithout } from "#app/forms/refusals.server"
import { roomLimits } from "#game/live/room"
import type { AppContext } from "#app/server/context.server"
import { readRoomChoice } from "./open-room.server"

export async function viewNewRoom({ request, context }: LoaderFunctionArgs) {
  requireTeacher(request, context)
  const choice = readRoomChoice(request)
  const { classId, workId, chosen, grade } = choice
  const isChapter = !workId && chosen.length === 0
  const isOwn = new URL(request.url).searchParams.get("from") === "mine"
  const [classes, ofClass, work, grades] = await Promise.all([
    isChapter ? readClasses(context) : [],
    classId && !workId ? readOwnClass(request, context, classId) : null,
    classId && workId ? readWork(request, context, { classId, workId }) : null,
    isChapter && !classId ? orWithout(context, readGrades(context), []) : [],
  ])
  const from = ofClass ? ofClass.shown : grade ? { grade, subjects: [] } : null
  return {
    title: context.i18n.t("live.new"),
    classId,
    madeFor: ofClass?.shown.name ?? grades.find(({ value }) => value === grade)?.label ?? grade,
    isEmpty: ofClass?.shown.pupils.length === 0,
    grade,
    classes,
    grades,
    work: work?.work.title ?? "",
    chosen: chosen.length,
    itemsMax: countItems(choice, work) > roomLimits.items ? roomLimits.items : null,
    isChapter,
    isOwn,
    error: isOwn && isChapter ? ("errors.work.none" as const) : null,
    isReady: !isChapter || from !== null,
    subjects:
      isChapter && from ? await orWithout(context, readTaughtSubjects(context, from), []) : [],
    language: context.i18n.language,
    formKey: newFormKey(),
  }
}

type Work = Awaited<ReturnType<typeof readWork>>

function countItems({ chosen }: ReturnType<typeof readRoomChoice>, work: Work | null): number {
  const content = work?.work.content
  if (content?.kind !== "questions") return toRounds(chosen).flat().length
  return content.rounds.flatMap(({ questions }) => questions).length
}

async function readGrades({ upstream }: AppContext) {
  const grades = await upstream.catalogue.grades()
  return grades.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }))
}
