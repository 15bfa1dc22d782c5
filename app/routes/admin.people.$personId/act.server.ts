import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { idPattern } from "#contract/limits"
import { forAdmins, toQuery } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import type { AppContext } from "#app/server/context.server"
import type { ToastKey } from "#app/toast/toast.server"
import { orNull } from "#app/forms/refusals.server"
import { shownEvents, describePerson } from "#app/people/person.server"

interface Act {
  readonly send: (
    context: AppContext,
    personId: string,
    fields: FormData,
  ) => Promise<{ readonly status: number }>
  readonly toast: ToastKey
  readonly refused?: ToastKey
}

export const actOnPerson = forAdmins(async ({ request, params, context }: ActionFunctionArgs) => {
  const personId = params["personId"] ?? ""
  const fields = await readFields(request, ["intent", "grade", "first", "subjects"], {
    lists: ["subjects"],
  })
  const intent = String(fields.get("intent"))
  const button = Object.hasOwn(buttons, intent) ? buttons[intent] : undefined
  if (!button) throw new Response("There is no such button.\n", { status: 400 })
  if (!idPattern.test(personId)) throw new Response(null, { status: 404 })
  const reply = await orNull(button.send(context, personId, fields))
  if (reply?.status === 404) throw new Response(null, { status: 404 })
  const isDone = reply?.status === 200
  if (isDone) context.toasts.put("success", button.toast)
  else context.toasts.put("error", (reply && button.refused) ?? "toast.notSent")
  return redirect(`/admin/people/${personId}${isDone ? "" : `?${toQuery(fields)}`}`, 303)
})

const buttons: Readonly<Record<string, Act>> = {
  confirm: {
    toast: "toast.teacherConfirmed",
    send: ({ upstream }, personId) => upstream.admin.confirmTeacher(Number(personId)),
  },
  grade: {
    toast: "toast.gradeChanged",
    send: ({ upstream }, personId, fields) =>
      upstream.people.changeGrade(personId, String(fields.get("grade") ?? "")),
  },
  subjects: {
    toast: "toast.subjectsChanged",
    refused: "toast.subjectsNotChanged",
    send: ({ upstream }, personId, fields) =>
      upstream.admin.changeSubjects({ personID: Number(personId), subjects: subjectsIn(fields) }),
  },
  reset: {
    toast: "toast.profileReset",
    send: ({ upstream }, personId) => upstream.people.resetProfile(personId),
  },
  block: { toast: "toast.blocked", refused: "toast.notBlocked", send: blockAtOnce },
  unblock: {
    toast: "toast.unblocked",
    send: ({ upstream }, personId) => upstream.people.block(personId, false),
  },
}

function subjectsIn(fields: FormData): string[] {
  const first = fields.get("first")
  const ticked = fields.getAll("subjects").map(String)
  return ticked.toSorted((one, other) => Number(other === first) - Number(one === first))
}

/** The upstream ends the tokens, and the referee the sessions, of pages as well as of forms. */
async function blockAtOnce({ upstream, endedSessions }: AppContext, personId: string) {
  const reply = await upstream.people.block(personId, true)
  if (reply.status === 200) await endedSessions.endAllSessions(personId)
  return reply
}

interface Asked {
  readonly personId: string
  readonly ownId: string
  /** What a change that failed had. */
  readonly typed: URLSearchParams
}

export async function viewPerson(context: AppContext, { personId, ownId, typed }: Asked) {
  const { upstream, i18n } = context
  if (!idPattern.test(personId)) throw new Response(null, { status: 404 })
  const [reply, grades, offers] = await Promise.all([
    upstream.people.show(personId),
    orNull(upstream.catalogue.grades()),
    context.offers(),
  ])
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  const person = reply.body
  const isPupil = person.role === "Student"
  const own = person.subjects ?? [person.subjectName]
  const canTeach = person.role === "Teacher" && offers.canAssignSubjects
  const subjects = canTeach ? await orNull(upstream.catalogue.subjects()) : null
  const options = grades?.map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }))
  return {
    title: person.name,
    lead: describePerson({ ...person, subjectName: own.join(" · ") }, i18n),
    number: person.personID,
    email: person.email,
    points: isPupil ? person.points : null,
    isWaiting: person.isWaiting,
    isBlocked: person.isBlocked,
    isOwn: person.personID === ownId,
    canConfirm: offers.canConfirmTeachers,
    grade:
      isPupil && person.grade
        ? { grade: typed.get("grade") ?? person.grade, grades: options ?? [] }
        : null,
    subjects: subjects && {
      all: subjects,
      first: own[0] ?? "",
      ticked: typed.get("intent") === "subjects" ? typed.getAll("subjects") : own,
    },
    nickname: person.nickname,
    picture: person.avatar ? i18n.t(`profile.avatars.${person.avatar}`) : "",
    erase:
      isPupil && offers.canErase
        ? `/admin/erase?${new URLSearchParams({ person: personId })}`
        : null,
    data: isPupil && offers.canShowKept ? `/admin/people/${personId}/data` : null,
    events: shownEvents(person.events, i18n),
  }
}
